import { expect, test } from 'vitest';
import { mailboxPage, mayReadMailbox } from './mailbox.ts';

const request = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  socket: { remoteAddress },
  headers,
});

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['198.51.100.7', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }, false],
])('from %s with %j: %s', (address, headers, expected) => {
  expect(mayReadMailbox(request(address, headers))).toBe(expected);
});

test('what a mail says is shown as text, its links as links', () => {
  const page = mailboxPage([
    {
      to: 'a@example.org',
      subject: '<b>Hi</b>',
      text: '<script>1</script> https://x.example/?a=1&b=2',
      html: '',
      created_at: new Date(0),
    },
  ]);
  expect(page).not.toContain('<script>');
  expect(page).toContain('<a href="https://x.example/?a=1&#38;b=2">');
});
