import { expect, test } from 'vitest';
import { composeActionMail } from './action-mail.ts';

test('a mail carries link, code and lifetime as text and as HTML without letting markup in', () => {
  const mail = composeActionMail({
    recipient: 'ada@example.com',
    subject: 'Confirm',
    reason: 'Somebody signed up for A <b> & "C".',
    action: 'Confirm the address',
    link: 'https://x.example/verify?token=t&type=signup',
    code: '123456',
    lifetimeSeconds: 3600,
  });
  expect(mail.text).toContain('https://x.example/verify?token=t&type=signup');
  expect(mail.text).toContain('123456');
  expect(mail.text).toContain('60 minutes');
  expect(mail.html).toContain('href="https://x.example/verify?token=t&amp;type=signup"');
  expect(mail.html).toContain('A &lt;b&gt; &amp; &quot;C&quot;.');
});
