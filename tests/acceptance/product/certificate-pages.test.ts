import { beforeAll, expect, test } from 'vitest';
import { carriedText } from '#domain/credentials/file/carried-text.ts';
import { policyHash } from '#server/pages/http/security-headers.ts';
import { addAchievement, issueTo } from '#tests/support/issued-certificate.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

const { server, database } = await startProduct();
beforeAll(() => addAchievement(database));

const read = (path: string) => fetch(server.url + path);
const textOf = async (path: string) => (await read(path)).text();
const bytesOf = async (path: string) => new Uint8Array(await (await read(path)).arrayBuffer());

test('the page of a certificate is there from when its holder shows it until they hide it', async () => {
  const holder = await signUpLearner(server, 'holder@example.org');
  const other = await signUpLearner(server, 'other@example.org');
  const { id, slug, text } = await issueTo(database, holder.id, { name: '<b>Lea</b> मोरो' });
  const page = `/verify/${slug}`;
  expect((await read(page)).status).toBe(404);
  expect((await read(`${page}/certificate.json`)).status).toBe(404);
  const share = (is_shared: boolean) => ({ credential_id: id, is_shared });
  expect(await other.call('share-certificate', share(true))).toMatchObject({
    status: 404,
    body: { code: 'certificate-not-found' },
  });
  expect((await read(page)).status).toBe(404);

  expect((await holder.call('share-certificate', share(true))).body).toMatchObject({ slug });
  const shown = await read(page);
  expect(shown.status).toBe(200);
  const html = await shown.text();
  expect(html).toContain('&lt;b&gt;Lea&lt;/b&gt; मोरो passed Risk Management with AI');
  expect(html).not.toContain('<b>Lea');
  expect(html.match(/data-outcome="verified"/g)).toHaveLength(5);
  expect(html.match(/data-outcome="unchecked"/g)).toHaveLength(1);
  expect(html).toContain(`content="${server.url}${page}/picture.png"`);
  expect(await textOf(`/ar${page}`)).toContain('dir="rtl"');

  expect(await textOf(`${page}/certificate.json`)).toBe(text);
  expect(carriedText(await bytesOf(`${page}/badge.svg`))).toBe(text);
  expect(carriedText(await bytesOf(`${page}/badge.png`))).toBe(text);
  expect((await read(`${page}/picture.png`)).headers.get('content-type')).toBe('image/png');
  expect(carriedText(await bytesOf(`${page}/picture.png`))).toBeUndefined();

  const pdf = await read(`${page}/certificate.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(carriedText(new Uint8Array(await pdf.arrayBuffer()))).toBe(text);

  await holder.call('share-certificate', share(false));
  expect((await read(page)).status).toBe(404);
  expect((await read(`${page}/certificate.pdf`)).status).toBe(404);
});

test('a holder prints a certificate that nobody else sees, and nobody prints that of another', async () => {
  const holder = await signUpLearner(server, 'prints@example.org');
  const other = await signUpLearner(server, 'prints-not@example.org');
  const { id, slug, text } = await issueTo(database, holder.id, { name: '欧阳娜娜' });
  const { status, body } = await holder.call('draw-certificate', { credential_id: id });
  expect(status).toBe(200);
  const pdf = Buffer.from(String(body.pdf), 'base64');
  expect(carriedText(pdf)).toBe(text);
  expect(pdf.includes(`${server.url}/verify/${slug}`)).toBe(true);
  expect(await other.call('draw-certificate', { credential_id: id })).toEqual({
    status: 404,
    body: { code: 'certificate-not-found' },
  });
});

test('a revocation shows on the page at once, is in the log, and cannot be made twice', async () => {
  const holder = await signUpLearner(server, 'revoked@example.org');
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const { id, slug } = await issueTo(database, holder.id);
  await holder.call('share-certificate', { credential_id: id, is_shared: true });
  const revoke = { credential_id: id, reason: 'The exam was sat by somebody else.' };
  expect((await holder.call('revoke-certificate', revoke)).status).toBe(403);
  expect((await admin.call('revoke-certificate', revoke)).status).toBe(200);
  expect((await admin.call('revoke-certificate', revoke)).body).toMatchObject({ code: 'already-revoked' });
  expect(await textOf(`/verify/${slug}`)).toContain('This certificate was revoked');
  const { body } = await admin.call('list-certificates', { user_id: holder.id });
  expect(body).toMatchObject({ certificates: [{ id, revocation_reason: revoke.reason }] });
  const { rows } = await database.query(
    `select outcome from public.admin_actions where action = 'revoke-certificate' and subject_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
});

test('a stranger has so many files drawn, and goes on to get those that are drawn and the text', async () => {
  const holder = await signUpLearner(server, 'drawn@example.org');
  const { id, slug } = await issueTo(database, holder.id);
  await holder.call('share-certificate', { credential_id: id, is_shared: true });
  const page = `/verify/${slug}`;
  expect((await read(`${page}/picture.png`)).status).toBe(200);
  await database.query(`update auth.rate_limits set hits = 1000 where key like 'draw-certificate:%'`);
  const refused = await read(`${page}/badge.png`);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  for (const file of ['picture.png', 'certificate.json'])
    expect((await read(`${page}/${file}`)).status, file).toBe(200);
  await database.query(`delete from auth.rate_limits where key like 'draw-certificate:%'`);
  expect((await read(`${page}/badge.png`)).status).toBe(200);
});

test('nobody finds a page by trying, nor a file beside it', async () => {
  for (const path of ['a'.repeat(20), 'a'.repeat(19), `${'a'.repeat(20)}/badge.png`, `${'a'.repeat(20)}/x`]) {
    expect((await read(`/verify/${path}`)).status, path).toBe(404);
  }
});

test('the file to keep is closed: one script and one style sheet run, and no network', async () => {
  for (const path of ['/verify/checker.html', '/ar/verify/checker.html']) {
    const html = await textOf(path);
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1];
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(policyHash(script));
    expect(html).not.toContain('@font-face');
    expect(html).not.toMatch(/(src|href)="(?!#)/);
    expect(Buffer.byteLength(html)).toBeLessThan(120_000);
  }
});
