/**
 * What two reviewers judge an application by, each from 1 to 4. Few criteria with anchored levels make two strangers
 * agree more often than one overall impression does (Jonsson and Svingby, "The use of scoring rubrics", Educational
 * Research Review 2, 2007); an even number of levels leaves no middle to hide in. The words of the levels are in
 * client/features/community/review/rubric-words.ts.
 */
export const CRITERIA = ['need', 'commitment', 'fit', 'clarity'] as const;

export type Criterion = (typeof CRITERIA)[number];

export const SCORES = [1, 2, 3, 4] as const;

export type Score = (typeof SCORES)[number];

export type Review = Readonly<Record<Criterion, Score>>;

/**
 * Reviews that an application needs before it is decided in the ordinary way. The database counts to the same number
 * (`private.decide_application`); both run tests/cases/application-reviews.json.
 */
export const REVIEWS_NEEDED = 2;

/** Whether enough reviews are in: names and reviews are seen then, and a decision needs no reason for not waiting. */
export function isReviewed(reviews: number): boolean {
  return reviews >= REVIEWS_NEEDED;
}

/** What stands between an admin and a review of theirs. */
export type ReviewSeats = {
  readonly isDecided: boolean;
  /** Whether a seat is the admin's own, and whether they have used it. */
  readonly isMine: boolean;
  readonly isScoredByMe: boolean;
  /** Seats that are taken, the admin's own among them. */
  readonly reviewers: number;
};

/**
 * Whether an admin may review an application: once, on a seat of their own or a free one, before the decision. The database
 * decides by the same rule (`private.review_application`); both run tests/cases/review-seats.json.
 */
export function mayReview({ isDecided, isMine, isScoredByMe, reviewers }: ReviewSeats): boolean {
  return !isDecided && !isScoredByMe && (isMine || reviewers < REVIEWS_NEEDED);
}

/** Points of one review: 4 to 16. */
export function reviewPoints(review: Review): number {
  return CRITERIA.reduce((sum, criterion) => sum + review[criterion], 0);
}

/** Two levels: as far apart as "says little" and "is convincing". */
const FAR_APART = 2;

/**
 * Criteria on which two reviews lie so far apart that the reviewers should talk before anybody decides.
 */
export function disputedCriteria(first: Review, second: Review): Criterion[] {
  return CRITERIA.filter((criterion) => Math.abs(first[criterion] - second[criterion]) >= FAR_APART);
}
