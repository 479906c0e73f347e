import { expect, test } from 'vitest';
import { layOutMail } from './lay-out-mail.ts';

const content = {
  recipient: 'ada@example.com',
  language: 'en',
  subject: 'A <b> & "C"',
  parts: [
    { text: 'A <b> & "C" with this address' },
    { link: 'https://x.example/verify?token=t&type=signup', words: 'Confirm' },
    { code: '123456', words: 'Or enter this code:' },
  ],
};

test('a mail stands as text and as HTML without letting markup in', () => {
  const mail = layOutMail(content);
  expect(mail.text).toBe(
    'A <b> & "C" with this address\n\nConfirm:\nhttps://x.example/verify?token=t&type=signup\n\nOr enter this code: 123456\n',
  );
  expect(mail.html).toContain('href="https://x.example/verify?token=t&amp;type=signup"');
  expect(mail.html).toContain('A &lt;b&gt; &amp; &quot;C&quot; with');
});

test('its language gives its direction', () => {
  expect(layOutMail(content).html).toContain('<html lang="en" dir="ltr">');
  expect(layOutMail({ ...content, language: 'ar' }).html).toContain('<html lang="ar" dir="rtl">');
});
