/** What the linter has against a scenario, with what it says it of. Authors are told in English, admins in their language. */
export type ScenarioFault =
  /** It is met by a session that ends as soon as it begins. */
  | { readonly code: 'nothing-to-do' }
  /** A number of trades that is at least more than at most. */
  | { readonly code: 'no-such-number'; readonly least: number; readonly most: number }
  /** Neither says how many trades at least nor at most. */
  | { readonly code: 'any-number' }
  /** It is about the loss limit of a day, and the account has none. */
  | { readonly code: 'no-loss-limit' }
  /** It is about closes, and a coin has none. */
  | { readonly code: 'never-closes' }
  /** Longs and shorts of one instrument. */
  | { readonly code: 'nothing-to-set-off' }
  | { readonly code: 'no-such-instrument'; readonly market: string; readonly instrument: string }
  /** Planted on a day that nobody has to come to. */
  | { readonly code: 'too-late'; readonly day: number }
  | { readonly code: 'second-edge' }
  | { readonly code: 'ends-before-it-begins' }
  /** Words of a text: they promise a result, advise a trade, or say nothing. */
  | { readonly code: 'promises' | 'asset-advice' | 'filler'; readonly words: string };
