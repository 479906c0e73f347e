import { validationFailed } from '../errors.ts';

/** A phone number as it is kept: E.164 without the plus sign and without spaces. @throws AuthError `validation_failed` */
export function readPhoneNumber(text: string): string {
  const number = text.replaceAll(' ', '').replace(/^\+/, '');
  if (!/^[1-9]\d{1,14}$/.test(number)) {
    throw validationFailed('Invalid phone number format (E.164 required)');
  }
  return number;
}
