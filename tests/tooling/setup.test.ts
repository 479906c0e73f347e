import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

const LOCK = '{ "lockfileVersion": 3 }\n';

// Stands in for npm: notes each run, rewrites the lock as old versions do, takes a moment.
const FAKE_NPM = `
  import { appendFileSync, cpSync, mkdirSync } from 'node:fs';
  console.log('npm says hello');
  appendFileSync('npm-runs.txt', process.argv.slice(2).join(' ') + '\\n');
  appendFileSync('package-lock.json', 'rewritten');
  mkdirSync('node_modules', { recursive: true });
  await new Promise((done) => setTimeout(done, 300));
  process.exit(Number(process.env.FAKE_NPM_EXIT ?? 0));
`;

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox(['tools/setup.mjs', 'tools/setup', 'package.json']);
  rmSync(join(sandbox.root, 'node_modules'));
  sandbox.write({
    'package-lock.json': LOCK,
    'npm-cli.js': FAKE_NPM,
    'print.ts': 'console.log(JSON.stringify({ args: process.argv.slice(2), node: process.versions.node }));',
    'exit.ts': 'process.exit(Number(process.argv[2]));',
    'wait.ts':
      "process.on(process.argv[2] as NodeJS.Signals, () => process.exit(42)); console.log('ready'); setInterval(() => {}, 1000);",
  });
});
afterEach(() => sandbox[Symbol.dispose]());

test('a fresh checkout is installed once, the lock stays as committed, stdout is the script alone', async () => {
  const first = await setUp(['print.ts', '--json']);
  expect(JSON.parse(first.stdout)).toMatchObject({ args: ['--json'] });
  expect(first.stderr).toContain('installing packages');
  expect(first.stderr).toContain('npm says hello');
  expect(npmRuns()).toEqual([
    'install --no-audit --no-fund --ignore-scripts --include=dev --include=optional --loglevel=error',
  ]);
  expect(read('package-lock.json')).toBe(LOCK);

  const second = await setUp(['print.ts']);
  expect(second.stderr).toBe('');
  expect(npmRuns()).toHaveLength(1);
});

test('a changed lock and a deleted node_modules are installed again', async () => {
  await setUp(['print.ts']);
  sandbox.write({ 'package-lock.json': `${LOCK} ` });
  await setUp(['print.ts']);
  expect(npmRuns()).toHaveLength(2);
  rmSync(join(sandbox.root, 'node_modules'), { recursive: true });
  await setUp(['print.ts']);
  expect(npmRuns()).toHaveLength(3);
});

test('a failed install is one clear sentence, exit code 1, and tried again', async () => {
  const failed = await setUp(['print.ts'], { FAKE_NPM_EXIT: '7' });
  expect(failed).toMatchObject({ code: 1, stdout: '' });
  expect(failed.stderr).toContain('npm could not install the packages (exit code 7)');
  expect(failed.stderr).not.toContain('    at ');
  expect(read('package-lock.json')).toBe(LOCK);
  expect(await setUp(['print.ts'])).toMatchObject({ code: 0 });
});

test('set-ups started together install once', async () => {
  const results = await Promise.all([setUp(['print.ts']), setUp(['print.ts']), setUp(['print.ts'])]);
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(npmRuns()).toHaveLength(1);
});

test('the lock of a killed set-up is taken over', async () => {
  const lock = join(sandbox.root, '.cache', 'setup.lock');
  mkdirSync(lock, { recursive: true });
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  expect(await setUp(['print.ts'])).toMatchObject({ code: 0 });
  expect(existsSync(lock)).toBe(false);
});

test('the client is built when its sources changed, and only then', async () => {
  sandbox.write({
    'tools/build-client.ts': "import { appendFileSync } from 'node:fs'; appendFileSync('builds.txt', 'x');",
    'client/entry-app.tsx': 'first',
  });
  await setUp(['print.ts']);
  await setUp(['print.ts']);
  expect(read('builds.txt')).toBe('x');
  sandbox.write({ 'client/entry-app.tsx': 'second' });
  await setUp(['--no-build', 'print.ts']);
  expect(read('builds.txt')).toBe('x');
  await setUp(['print.ts']);
  expect(read('builds.txt')).toBe('xx');
});

test('a failed build is one clear sentence', async () => {
  sandbox.write({ 'tools/build-client.ts': 'process.exit(3);' });
  const { code, stderr } = await setUp(['print.ts']);
  expect(code).toBe(1);
  expect(stderr).toContain('The client could not be built (exit code 3)');
});

test("the script runs on npm's Node when it is there, and its folder leads PATH", async () => {
  await setUp([]);
  const real = join(import.meta.dirname, '../../node_modules', platformNode());
  const installed = join(sandbox.root, 'node_modules', platformNode());
  if (!existsSync(real)) return; // No such package for this platform: the machine's own Node is used.
  symlinkSync(real, installed);
  sandbox.write({ 'path.ts': 'console.log(process.execPath, process.env.PATH);' });
  const { stdout } = await setUp(['path.ts']);
  expect(stdout).toContain(join(real, 'bin', 'node'));
  expect(stdout.split(' ')[1]).toMatch(new RegExp(`^${installed}`));
});

test.each(['0', '1', '3'])('exit code %s of the script is handed on', async (code) => {
  expect(await setUp(['exit.ts', code])).toMatchObject({ code: Number(code) });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the script, whose answer is the exit code',
  async (signal) => {
    const child = start(['wait.ts', signal]);
    await untilPrinted(child, 'ready');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([42, null]);
  },
);

test('--browser hands CHROMIUM_PATH to the script and refuses one that is not there', async () => {
  sandbox.write({ 'browser.ts': 'console.log(process.env.CHROMIUM_PATH);' });
  const found = await setUp(['--browser', 'browser.ts'], { CHROMIUM_PATH: process.execPath });
  expect(found.stdout.trim()).toBe(process.execPath);
  const missing = await setUp(['--browser', 'browser.ts'], { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(missing).toMatchObject({ code: 1, stdout: '' });
  expect(missing.stderr).toContain('CHROMIUM_PATH names /nowhere/chromium');
});

describe("--browser looks for Chromium's headless shell, too", () => {
  const bin = (name = '') => join(sandbox.root, 'bin', name);
  const place = (name: string) => symlinkSync(process.execPath, bin(name));
  const find = async () => {
    const environment = { CHROMIUM_PATH: '', CHROMIUM_SHELL_PATH: '', PATH: bin() };
    const { code, stdout } = await setUp(['--browser', 'browsers.ts'], environment);
    return code === 0 ? stdout.trim().split(' ') : code;
  };

  beforeEach(() => {
    mkdirSync(bin());
    place('node');
    sandbox.write({
      'browsers.ts': 'console.log(process.env.CHROMIUM_PATH, process.env.CHROMIUM_SHELL_PATH);',
    });
  });

  test('and does with what it finds', async () => {
    sandbox.write({ 'bin/apt-get': '#!/usr/bin/env node\nprocess.exit(1)' });
    chmodSync(bin('apt-get'), 0o755);
    place('chromium');
    expect(await find()).toEqual([bin('chromium'), bin('chromium')]);
    place('chromium-headless-shell');
    expect(await find()).toEqual([bin('chromium'), bin('chromium-headless-shell')]);
  });

  // Nobody else may install.
  describe.runIf(process.getuid?.() === 0)('and installs on Debian, as root,', () => {
    const aptRuns = () => read('apt-runs.txt').trim().split('\n');

    function useApt(...known: readonly string[]): void {
      sandbox.write({
        'bin/apt-get': `#!${process.execPath}
          import { appendFileSync, symlinkSync } from 'node:fs';
          const [verb, ...words] = process.argv.slice(2);
          const packages = words.filter((word) => !word.startsWith('--'));
          appendFileSync('apt-runs.txt', [verb, ...packages].join(' ') + '\\n');
          if (packages.some((name) => !${JSON.stringify(known)}.includes(name))) process.exit(100);
          for (const name of packages) symlinkSync(process.execPath, '${bin()}/' + name);`,
      });
      chmodSync(bin('apt-get'), 0o755);
    }

    test('both in one call', async () => {
      useApt('chromium', 'chromium-headless-shell');
      expect(await find()).toEqual([bin('chromium'), bin('chromium-headless-shell')]);
      expect(aptRuns()).toEqual(['update', 'install chromium chromium-headless-shell']);
    });

    test('the browser alone where there is no such package', async () => {
      useApt('chromium');
      expect(await find()).toEqual([bin('chromium'), bin('chromium')]);
      expect(aptRuns().at(-1)).toBe('install chromium');
    });

    test('what it can of the shell, asking once', async () => {
      useApt();
      place('chromium');
      for (let time = 0; time < 2; time += 1)
        expect(await find()).toEqual([bin('chromium'), bin('chromium')]);
      expect(aptRuns()).toEqual(['update', 'install chromium-headless-shell']);
    });

    test('nothing when there is no browser to be had', async () => {
      useApt();
      expect(await find()).toBe(1);
    });
  });
});

test('a script whose starter is gone is stopped', async () => {
  await setUp([]);
  sandbox.write({
    'note.ts': `import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => { writeFileSync('ended.txt', ''); process.exit(); });
      console.log('ready'); setInterval(() => {}, 1000);`,
  });
  // A shell as npm starts one: it does not hand signals on.
  const shell = spawn('sh', ['-c', `"${process.execPath}" tools/setup.mjs note.ts; true`], {
    cwd: sandbox.root,
    env: { ...process.env, npm_execpath: join(sandbox.root, 'npm-cli.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilPrinted(shell, 'ready');
  shell.kill('SIGTERM');
  await expect.poll(() => existsSync(join(sandbox.root, 'ended.txt')), { timeout: 10_000 }).toBe(true);
});

function start(words: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['tools/setup.mjs', ...words], {
    cwd: sandbox.root,
    env: { ...process.env, npm_execpath: join(sandbox.root, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function setUp(
  words: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = start(words, env);
  if (!child.stdout || !child.stderr) throw new Error('Started without pipes.');
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

async function untilPrinted(child: ChildProcess, expected: string): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes(expected)) return;
}

function platformNode(): string {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

function read(path: string): string {
  return readFileSync(join(sandbox.root, path), 'utf8');
}

function npmRuns(): string[] {
  return read('npm-runs.txt').trim().split('\n');
}
