import { cents } from '#domain/kernel/money/cents.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { PageRequest } from './page-request.ts';

const inEnglish = (text: string) => ({ en: text });

const site = {
  name: 'Example School',
  tagline: { ...inEnglish('From Knowledge to Capital'), es: 'Del conocimiento al capital' },
  unsourced_footnote: inEnglish('Stated by the operator.'),
  example_label: inEnglish('Example'),
  stats: [
    { id: 'students', value: { number: 10000, at_least: true }, label: inEnglish('Students trained') },
    {
      id: 'rate',
      value: { number: 95, unit: 'percent', at_least: false },
      label: inEnglish('Success rate'),
      source: 'https://learn.example/report',
    },
  ],
  claims: [
    { id: 'verifiable-certificate', text: inEnglish('Blockchain-verifiable certificate') },
    { id: 'elite-invite', text: inEnglish('The top 10% receive an invite') },
  ],
  community: {
    stats: [{ id: 'members', value: { number: 50000, at_least: true }, label: inEnglish('Members') }],
    programs: [
      {
        id: 'beginner',
        spots: 500,
        name: inEnglish('First Steps'),
        description: inEnglish('For beginners.'),
      },
    ],
    stories: [
      { id: 'one', name: 'Amina', place: inEnglish('Nairobi'), text: inEnglish('I learned.'), example: true },
    ],
  },
  features: {
    points: 'in-preparation',
    challenges: 'in-preparation',
    leaderboards: 'in-preparation',
    'live-qa': 'in-preparation',
    certificate: 'ready',
    anchoring: 'in-preparation',
    simulator: 'in-preparation',
    'daily-tasks': 'in-preparation',
    'learning-path': 'in-preparation',
    'real-time-progress': 'in-preparation',
    'community-space': 'in-preparation',
    invitation: 'in-preparation',
    'market-access': 'in-preparation',
    'twelve-languages': 'in-preparation',
    'daily-puzzle': 'in-preparation',
    'detailed-progress': 'in-preparation',
  },
  contact: { email: 'hello@learn.example' },
  social: { youtube: 'https://youtube.example/learn' },
  legal: {
    minimum_age: 18,
    versions: { terms: '2026-11-01', privacy: '2026-11-01', 'risk-disclosure': '2026-11-01' },
  },
} satisfies SiteFile;

/** A small installation for the tests of the public pages. */
export const exampleRequest: PageRequest = {
  path: '/',
  locale: 'en',
  site,
  courses: [
    {
      id: '1',
      slug: 'risk',
      title: 'Risk <b>first</b>',
      description: 'About risk',
      level: 'All Levels',
      color_gradient: 'plum',
      duration_weeks: 4,
      modules_count: 16,
      modules_written: 2,
      translations: { es: { title: 'Riesgo' } },
    },
  ],
  awards: { beginner: 3 },
  plans: [
    {
      id: 'premium',
      price_minor: cents(9700),
      currency: 'USD',
      interval_months: 1,
      trial_days: null,
      opens: ['all_courses'],
      offered_on: ['landing'],
      translations: { en: { name: 'Premium Access' } },
    },
  ],
  entitlements: [
    {
      id: 'all_courses',
      included_in: ['premium'],
      is_ready: true,
      translations: { en: { words: 'All modules of every course' } },
    },
  ],
  takesPayments: true,
  modules: [],
  lessons: [],
  puzzle: { question: dailyPuzzle('2026-11-24').question, outcome: null, entered: '', problem: null },
  assets: {
    styles: 'p{margin:0}',
    sprite: '/assets/sprite.svg',
    guestScript: '/assets/guest.js',
    verifyScript: '/assets/verify.js',
  },
  issuer: 'did:web:learn.example',
  isAnchoring: false,
  publicUrl: 'https://learn.example',
};
