import { reviewSeatsRequest } from '#domain/community/contract.ts';
import { adminAction } from '../admin-function.ts';
import { changeSeats } from './change-seats.ts';

/**
 * Takes a reviewer's seat at those of the applications that have one for the caller.
 *
 * Refusal: 409 `no-seat-at-application` when none has.
 */
export const takeApplications = adminAction(
  'take-applications',
  reviewSeatsRequest,
  changeSeats('private.take_applications'),
);
