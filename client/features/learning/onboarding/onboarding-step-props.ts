/** What every step of onboarding is given. */
export interface OnboardingStepProps {
  /** What was entered before, here or on another device. */
  saved: Readonly<Record<string, unknown>>;
  /** Saves what is entered so far, at every change. */
  saveDraft: (draft: Readonly<Record<string, unknown>>) => void;
  /** Completes the step with its data and goes on. */
  complete: (data: Readonly<Record<string, unknown>>) => void;
  pending: boolean;
  failure: { reason: string; attempt: number } | null;
  /** Null on the first step. */
  onBack: (() => void) | null;
}
