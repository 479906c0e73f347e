/** The course that serves a goal. A certificate and a career are reached by any of them. */
export const COURSE_OF_GOAL: Readonly<Record<string, string>> = {
  crypto: 'crypto-fundamentals',
  forex: 'forex-market-mechanics',
  risk: 'risk-management-with-ai',
  psychology: 'trading-psychology',
};
