/** One file that breaks one rule. */
export interface Violation {
  /** Part of the rule's name as oxlint prints it. */
  rule: string;
  path: string;
  source: string;
  /** Part of the message. */
  message: string;
}
