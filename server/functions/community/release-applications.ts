import { reviewSeatsRequest } from '#domain/community/contract.ts';
import { adminAction } from '../admin-function.ts';
import { changeSeats } from './change-seats.ts';

/** Gives back seats that were taken and not used. Refusal: 409 `no-seat-to-release` when there are none. */
export const releaseApplications = adminAction(
  'release-applications',
  reviewSeatsRequest,
  changeSeats('private.release_applications'),
);
