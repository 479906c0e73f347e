import type { Violation } from './violation.ts';

const impureCalls: [name: string, source: string, message: string][] = [
  ['now', 'export const at = Date.now();\n', 'Date.now'],
  ['alias', 'const { now } = Date;\nexport const at = now;\n', 'Date.now'],
  ['date', 'export const at = new Date();\n', 'new Date()'],
  ['text', 'export const at = Date();\n', 'Date.now'],
  ['random', 'export const luck = Math.random();\n', 'Math.random'],
  ['timer', 'export const at = performance.now();\n', 'performance'],
  ['uuid', 'export const id = crypto.randomUUID();\n', 'crypto'],
  ['bytes', 'export const id = crypto.getRandomValues(new Uint8Array(8));\n', 'crypto'],
  ['request', "export const page = async () => await fetch('/');\n", 'fetch'],
  ['system', 'export const port = process.env.PORT;\n', 'process'],
  ['global', 'export const all = globalThis;\n', 'globalThis'],
];

/** What would let the clock, chance or the outside world into the domain. */
export const pureDomainViolations: Violation[] = impureCalls.map(([name, source, message]) => ({
  rule: 'house/pure-domain',
  path: `domain/security/impure-${name}.ts`,
  source,
  message: `domain/ is pure: take what ${message}`,
}));
