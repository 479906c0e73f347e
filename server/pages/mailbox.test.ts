import { expect, test } from 'vitest';
import { mailboxPage } from './mailbox.ts';

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
