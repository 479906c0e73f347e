/** The tabs of the admin dashboard as the address names them: the specification's four come first. */
export const ADMIN_TABS = [
  'security',
  'analytics',
  'marketing',
  'nvpay',
  'people',
  'applications',
  'content',
  'simulator',
  'billing',
  'certificates',
  'audit',
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];
