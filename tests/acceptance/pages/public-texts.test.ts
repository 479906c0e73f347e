import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitorClients } from '#tests/support/product.ts';
import { part, wordsOf } from './page-words.ts';
import { type PagesServer, startPages } from './pages-server.ts';

/*
 * What the product's specification has the public pages say, word for word, as a visitor gets it.
 */

let server: PagesServer;
let landing: string;
let community: string;
/** The courses as the database has them: how much of each is written changes with the content. */
let courses: readonly { slug: string; title: string; modules_written: number; modules_count: number }[];

beforeAll(async () => {
  server = await startPages();
  [landing, community] = await Promise.all([fetchPage('/'), fetchPage('/community')]);
  const { data } = await visitorClients(server).rest.from('courses').select('*');
  courses = data ?? [];
});
afterAll(() => server.stop());

const isWhole = (course: (typeof courses)[number]) => course.modules_written >= course.modules_count;

async function fetchPage(path: string): Promise<string> {
  return (await fetch(server.url + path)).text();
}

/** What each element of a kind says, in the order of the page. */
function textsOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(([, inside = '']) => wordsOf(inside));
}

/** The links of a piece of a page: what each says, and where it leads. Those of the same words have to lead to one place. */
function linksOf(html: string): Record<string, string> {
  const links: Record<string, string> = {};
  for (const [, href = '', inside = ''] of html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)) {
    const words = wordsOf(inside);
    if (links[words] !== undefined && links[words] !== href)
      throw new Error(`"${words}" leads to ${links[words]} and to ${href}.`);
    links[words] = href;
  }
  return links;
}

/** The figures of a piece of a page with their names; the mark of the footnote is left out. */
function statsOf(html: string): string[][] {
  return [...html.matchAll(/<dt.*?<\/dd>/gs)].map(([stat]) => {
    const [label = '', value = ''] = stat.split('</dt>').map(wordsOf);
    return [value.replace(/ ?\*$/, ''), label];
  });
}

const hero = () => landing.slice(landing.indexOf('<main'), landing.indexOf('id="why"'));

describe('the landing page', () => {
  // spec: 7 Tagline “From Knowledge to Capital”
  test('has the tagline for a headline, under the name of the product', () => {
    expect(landing).toMatch(/<h1[^>]*>From Knowledge to Capital<\/h1>/);
    expect(wordsOf(part(landing, 'contact'))).toContain('Ledgerline From Knowledge to Capital');
  });

  // spec: 25 `/` is the landing page, for everybody
  // spec: 40 Button “Start Free Assessment” leads to /auth
  // spec: 40 Button “View How It Works” scrolls to that section
  // spec: 40 Button “Community Scholarships Available” leads to /community
  test('leads from its first screen to sign-up, to how it works and to the scholarships', () => {
    expect(linksOf(hero())).toMatchObject({
      'Start Free Assessment': '/auth?tab=sign-up',
      'View How It Works': '#how-it-works',
      'Community Scholarships Available': '/community',
    });
    expect(landing).toContain('id="how-it-works"');
  });

  // spec: 12, 195 10,000+ students trained
  // spec: 12, 195 95% success rate
  // spec: 12, 195 $2M+ capital managed
  test.each([
    ['10,000+', 'Students trained'],
    ['95%', 'Success rate'],
    ['$2M+', 'Capital managed'],
  ])('claims %s: %s', (value, label) => {
    expect(statsOf(hero())).toContainEqual([value, label]);
  });

  // spec: 13 Why: fully AI-guided training
  // spec: 13 Why: personalised learning tracks
  // spec: 13 Why: a certificate and an invitation to trade real capital through a partner trading platform
  // spec: 13 Why: market access for top performers
  test('says why to choose it, and what of it is in preparation', () => {
    const [section = ''] = part(landing, 'why', 'how-it-works').split('</dl>');
    expect(textsOf(section, 'dt')).toEqual([
      'Fully AI-guided training',
      'Personalised learning tracks',
      'Certification',
      'Market access for top performers In preparation',
    ]);
    expect(textsOf(section, 'dd')[2]).toBe(
      'A digitally signed certificate that anybody can verify · ' +
        'An invitation to trade real capital through a partner trading platform * In preparation',
    );
  });

  // spec: 14, 195 The five steps of the journey, in order
  test('tells the journey in five steps', () => {
    const section = part(landing, 'how-it-works', 'features');
    const steps = [...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, title = '']) => wordsOf(title));
    expect(steps).toEqual([
      'AI skill assessment',
      'Custom learning journey',
      'Training',
      'Graduation with certification',
      'Invitation to trade',
    ]);
    expect(wordsOf(section)).toMatch(/Quizzes .* simulations with live AI feedback/);
  });

  // spec: 15 Feature: interactive AI modules
  // spec: 15 Feature: gamified learning with points and achievements
  // spec: 15 Feature: real-time progress tracking
  // spec: 15 Feature: an AI mentor bot available 24/7
  // spec: 15 Feature: leaderboards
  // spec: 15 Feature: peer challenges
  test('names the features of the platform, and which are in preparation', () => {
    const section = part(landing, 'features', 'courses');
    expect(textsOf(section, 'h3')).toEqual([
      'Interactive AI modules',
      'Gamified learning In preparation',
      'Real-time progress tracking',
      'AI mentor bot, 24/7',
      'Reviews before you forget',
      'Chart puzzle',
      'Leaderboards In preparation',
      'Peer challenges In preparation',
    ]);
    expect(textsOf(section, 'p')).toContain('Points and achievements for learning, never for trading more.');
  });

  // spec: 91 Crypto Fundamentals: 6 weeks, Beginner, 24 modules
  // spec: 92 Forex Market Mechanics: 8 weeks, Intermediate, 32 modules
  // spec: 93 Technical Analysis and Indicators: 10 weeks, Advanced, 40 modules
  // spec: 94 Risk Management with AI: 4 weeks, All Levels, 16 modules
  // spec: 95 Trading Psychology: 6 weeks, All Levels, 20 modules
  test.each([
    ['Crypto Fundamentals', '6 weeks', 'Beginner', '24 modules'],
    ['Forex Market Mechanics', '8 weeks', 'Intermediate', '32 modules'],
    ['Technical Analysis and Indicators', '10 weeks', 'Advanced', '40 modules'],
    ['Risk Management with AI', '4 weeks', 'All Levels', '16 modules'],
    ['Trading Psychology', '6 weeks', 'All Levels', '20 modules'],
  ])('offers %s: %s, %s, %s', (title, ...facts) => {
    const cards = part(landing, 'courses', 'certification').split('<li id="course-').slice(1).map(wordsOf);
    expect(cards).toHaveLength(5);
    const card = cards.find((words) => words.includes(title)) ?? '';
    for (const words of [...facts, 'Start Course', 'View Courses']) expect(card).toContain(words);
    const course = courses.find((row) => row.title === title);
    if (course && !isWhole(course)) {
      expect(card).toContain(` ${course.modules_written} of ${course.modules_count} modules ready`);
    } else expect(card).not.toContain('ready');
  });

  // spec: 41 Course cards read “Start Course” and lead to /auth when signed out
  test('leads from its course cards to sign-in, or to the dashboard', () => {
    const cards = part(landing, 'courses', 'certification').split('<li id="course-').slice(1);
    const start = '/auth?tab=sign-up&next=%2Fdashboard%3F';
    for (const card of cards) {
      const slug = card.slice(0, card.indexOf('"'));
      const links = linksOf(card.replaceAll('&amp;', '&'));
      expect(links).toMatchObject({
        'Start Course': `${start}course%3D${slug}`,
        'View Courses': '/dashboard',
      });
      const course = courses.find((row) => row.slug === slug);
      // Of a course that is written whole there is nothing to wait for.
      expect(links['Mail me when the next module is ready']).toBe(
        course && isWhole(course) ? undefined : `${start}notify%3D${slug}`,
      );
    }
  });

  // spec: 16 Reward: a certificate that anybody can verify
  // spec: 16 Reward: shareable digital badge
  // spec: 16, 195 Reward: the top 10% of students receive an elite trading invite
  // spec: 42 Button “Learn More About Elite Access” leads to that plan
  test('promises certification and rewards', () => {
    const section = part(landing, 'certification', 'mentor');
    expect(textsOf(section, 'h2')).toEqual(['Certification and rewards']);
    expect(textsOf(section, 'li')).toEqual([
      'A digitally signed certificate that anybody can verify',
      'A digital badge to share, with a page where anybody can check it.',
      'The top 10% of students receive an elite trading invite *',
    ]);
    expect(linksOf(section)).toMatchObject({ 'Learn More About Elite Access': '#plan-elite' });
    expect(landing).toContain('id="plan-elite"');
  });

  // spec: 17 Teaser: personalised daily tasks, instant feedback, live Q&A sessions
  // spec: 42 Button “Access AI Mentor Dashboard” leads to /mentor
  test('shows the mentor dashboard', () => {
    const section = part(landing, 'mentor', 'join');
    expect(textsOf(section, 'h3')).toEqual([
      'Personalised daily tasks',
      'Instant feedback',
      'Live Q&A sessions In preparation',
    ]);
    expect(linksOf(section)).toEqual({ 'Access AI Mentor Dashboard': '/mentor' });
  });

  test.each([
    ['why', 'An invitation to trade real capital through a partner trading platform *'],
    ['why', 'Market access for top performers'],
    ['features', 'Gamified learning'],
    ['features', 'Leaderboards'],
    ['features', 'Peer challenges'],
    ['mentor', 'Live Q&A sessions'],
  ])('labels what no software keeps yet: %s, %s', (section, claim) => {
    expect(wordsOf(part(landing, section))).toContain(`${claim} In preparation`);
  });

  // spec: 43 The free-assessment card asks for email, phone and country
  // spec: 43 The seven countries of the select
  // spec: 43 Button “Start AI Assessment Now”
  // spec: 43 Note “No credit card required • Complete assessment in 10 minutes”
  test('asks for email, phone and country on the free-assessment card', () => {
    const section = part(landing, 'join', 'plan-trial');
    for (const field of ['name="email"', 'name="phone"', 'name="country"']) expect(section).toContain(field);
    const options = [...section.matchAll(/<option[^>]*value="[^"]+"[^>]*>(.*?)<\/option>/g)];
    expect(options.map(([, country]) => country)).toEqual([
      'United States',
      'United Kingdom',
      'Canada',
      'Australia',
      'Germany',
      'France',
      'Other',
    ]);
    expect(section).toMatch(/<button[^>]*type="submit"[^>]*>Start AI Assessment Now<\/button>/);
    expect(wordsOf(section)).toContain('No credit card required • Complete assessment in 10 minutes');
  });

  // spec: 44 Footer: quick links to sections, and legal links
  test('ends with quick links and legal links that lead somewhere', async () => {
    const links = linksOf(part(landing, 'contact'));
    expect(links).toMatchObject({
      Home: '/',
      Courses: '/#courses',
      'Free lessons': '/courses',
      Join: '/#join',
      Terms: '/terms',
      Privacy: '/privacy',
      'Risk disclosure': '/risk-disclosure',
    });
    for (const path of ['/courses', '/puzzle', '/terms', '/privacy', '/risk-disclosure'])
      expect((await fetch(server.url + path)).status, path).toBe(200);
  });
});

describe('the community page', () => {
  // spec: 196 50,000+ members
  // spec: 196 95% completion
  // spec: 196 12 languages
  test.each([
    ['50,000+', 'Members'],
    ['95%', 'Completion'],
    ['12', 'Languages In preparation'],
  ])('has figures: %s %s', (value, label) => {
    expect(statsOf(community)).toContainEqual([value, label]);
  });

  // spec: 9 Scholarships for people who face barriers
  // spec: 73 Barriers section
  test('tells of the barriers', () => {
    expect(part(community, 'barriers', 'programs').match(/<dt/g)?.length).toBeGreaterThanOrEqual(3);
  });

  // spec: 27 `/community` is community and scholarships, for everybody
  // spec: 73 Three scholarship programs
  // spec: 196 500, 100 and 1000 spots
  test('has three programs with 500, 100 and 1000 spots', () => {
    const words = wordsOf(part(community, 'programs', 'stories'));
    expect(words.match(/[\d,]+ spots(?! left)/g)).toEqual(['500 spots', '100 spots', '1,000 spots']);
    // Nothing has been awarded yet.
    expect(words.match(/[\d,]+(?= spots left)/g)).toEqual(['500', '100', '1,000']);
  });

  // spec: 73 Three success stories
  test('tells three success stories', () => {
    expect(part(community, 'stories', 'apply').match(/<blockquote/g)).toHaveLength(3);
  });

  // spec: 73 Application form: first name, last name, email, preferred language, program interest
  test('asks for names, email, language and program on its application form', () => {
    const form = part(community, 'apply');
    for (const field of ['first_name', 'last_name', 'email', 'preferred_language', 'program_interest'])
      expect(form).toContain(`name="${field}"`);
    expect(form.match(/<option[^>]*value="(en|es|fr|ar|zh|hi)"/g)).toHaveLength(6);
  });

  // spec: 196 Reviewed within 48 hours: the promise
  test('promises a review within 48 hours', () => {
    expect(wordsOf(part(community, 'apply'))).toContain('within 48 hours');
  });

  // spec: 73 Hero with its calls to action
  // spec: 73 Call-to-action buttons go to /auth
  test('leads from its calls to action to /auth', () => {
    const hero = community.slice(community.indexOf('<main'), community.indexOf('id="barriers"'));
    const closing = community.slice(community.indexOf('You need not wait'), community.indexOf('</main>'));
    expect(linksOf(hero)).toMatchObject({ 'Create an account': '/auth?tab=sign-up' });
    expect(linksOf(closing)).toMatchObject({ 'Start Learning': '/auth?tab=sign-up', 'Sign in': '/auth' });
  });
});
