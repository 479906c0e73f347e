/** The platforms a campaign may run on, with their own names, which are the same in every language. */
export const PLATFORMS = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'twitter', name: 'Twitter' },
  { id: 'linkedin', name: 'LinkedIn' },
] as const;

export type Platform = (typeof PLATFORMS)[number]['id'];
