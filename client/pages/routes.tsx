import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import * as v from 'valibot';
import { checkoutId, PAID_PLANS, startCheckoutRequest } from '#domain/billing/contract.ts';
import { ONBOARDING_STEPS } from '#domain/learning/onboarding.ts';
import { ProtectedRoute } from '../lib/auth/protected-route.tsx';
import type { Backend } from '../lib/backend/connect-backend.ts';
import { adminCatalogue } from '../lib/i18n/admin-catalogue.ts';
import { simulatorCatalogue } from '../lib/i18n/simulator-catalogue.ts';
import { fetchCatalogue } from '../lib/i18n/fetch-catalogue.ts';
import { ADMIN_TABS } from './admin/admin-tab-ids.ts';
import { askAhead } from './ask-ahead.ts';
import { askForCourse } from './course/ask-for-course.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { ScreenError } from './layout/screen-error.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';

/** A search parameter that is ignored when it makes no sense, since people edit addresses. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** What routes need to fetch before they are drawn. */
interface RouterContext {
  /** Rejects when the server cannot be reached; the app then does not start. */
  connection: Promise<Backend>;
  queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: AppLayout });

const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  component: () => (
    <ProtectedRoute>
      <Outlet />
    </ProtectedRoute>
  ),
});

const dashboardRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/dashboard',
  validateSearch: v.object({
    assessment: optional(v.pipe(v.string(), v.uuid())),
    scholarship: optional(v.string()),
    /** The course that somebody came for, before they had an account: its slug, or its id. */
    course: optional(v.string()),
    /** The course that they have just enrolled in. */
    enrolled: optional(v.pipe(v.string(), v.uuid())),
    /** The slug of a course about which they want mails. */
    notify: optional(v.string()),
  }),
  beforeLoad: ({ context, cause }) => {
    if (cause !== 'enter') return;
    askAhead(
      context,
      import('./dashboard/ask-for-dashboard.ts').then(({ askForDashboard }) => askForDashboard),
    );
  },
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const onboardingRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/onboarding',
  validateSearch: v.object({
    step: optional(v.picklist(ONBOARDING_STEPS)),
    plan: optional(v.picklist(PAID_PLANS)),
    checkout: optional(checkoutId),
  }),
  component: lazyRouteComponent(() => import('./onboarding/onboarding-page.tsx'), 'OnboardingPage'),
});

const assessmentRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/assessment',
  validateSearch: v.object({ question: optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
  component: lazyRouteComponent(() => import('./assessment/assessment-page.tsx'), 'AssessmentPage'),
});

const placementRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/placement',
  component: lazyRouteComponent(() => import('./placement/placement-page.tsx'), 'PlacementPage'),
});

const courseRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/course/$courseId',
  validateSearch: v.object({
    lesson: optional(v.pipe(v.string(), v.uuid())),
    /** A note on the lesson, to be shown. */
    note: optional(v.pipe(v.string(), v.uuid())),
  }),
  beforeLoad: ({ context, params, search, cause }) => {
    if (cause !== 'stay') askAhead(context, askForCourse(params.courseId, search.lesson));
  },
  component: lazyRouteComponent(() => import('./course/course-page.tsx'), 'CoursePage'),
});

const mentorRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/mentor',
  validateSearch: v.object({
    conversation: optional(v.union([v.literal('new'), v.pipe(v.string(), v.uuid())])),
    dialogue: optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  component: lazyRouteComponent(() => import('./mentor/mentor-page.tsx'), 'MentorPage'),
});

const calibrationRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/calibration',
  component: lazyRouteComponent(() => import('./calibration/calibration-page.tsx'), 'CalibrationPage'),
});

const reviewRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/review',
  component: lazyRouteComponent(() => import('./review/review-page.tsx'), 'ReviewPage'),
});

const drillRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/drill/$skillId',
  component: lazyRouteComponent(() => import('./drill/drill-page.tsx'), 'DrillPage'),
});

const puzzleRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/puzzle/today',
  component: lazyRouteComponent(() => import('./puzzle/puzzle-page.tsx'), 'PuzzlePage'),
});

const notesRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/notes',
  validateSearch: v.object({
    course: optional(v.pipe(v.string(), v.uuid())),
    /** Words that are searched for. */
    q: optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  component: lazyRouteComponent(() => import('./notes/notes-page.tsx'), 'NotesPage'),
});

const skillsRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/skills',
  component: lazyRouteComponent(() => import('./skills/skills-page.tsx'), 'SkillsPage'),
});

const skillRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/skills/$skillId',
  component: lazyRouteComponent(() => import('./skills/skill-page.tsx'), 'SkillPage'),
});

const pathRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/path',
  component: lazyRouteComponent(() => import('./path/path-page.tsx'), 'PathPage'),
});

const testOutRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/test-out/$moduleId',
  component: lazyRouteComponent(() => import('./test-out/test-out-page.tsx'), 'TestOutPage'),
});

const examRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/exam/$lessonId',
  component: lazyRouteComponent(() => import('./exam/exam-page.tsx'), 'ExamPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/account',
  validateSearch: v.object({ plan: optional(v.picklist(PAID_PLANS)), checkout: optional(checkoutId) }),
  component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
});

const testCheckoutRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/test-checkout',
  validateSearch: v.object({
    plan: optional(v.picklist(PAID_PLANS)),
    from: optional(startCheckoutRequest.entries.from),
    checkout: optional(checkoutId),
  }),
  component: lazyRouteComponent(() => import('./account/test-checkout-page.tsx'), 'TestCheckoutPage'),
});

/** Beside these, each tab keeps the state of its table in the address, which it validates itself (lib/table-state.ts). */
const adminSearch = v.object({
  tab: optional(v.picklist(ADMIN_TABS)),
  /** The row whose details are shown, or that a new one is being made. */
  open: optional(v.union([v.literal('new'), v.pipe(v.string(), v.uuid())])),
});

const adminRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/admin',
  validateSearch: (search: Record<string, unknown>) => ({ ...search, ...v.parse(adminSearch, search) }),
  loader: () => fetchCatalogue(adminCatalogue),
  component: lazyRouteComponent(() => import('./admin/admin-page.tsx'), 'AdminPage'),
});

const simulatorRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/simulator',
  loader: () => fetchCatalogue(simulatorCatalogue),
  component: lazyRouteComponent(() => import('./simulator/simulator-page.tsx'), 'SimulatorPage'),
});

const scenarioRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/simulator/scenarios/$scenarioId',
  loader: () => fetchCatalogue(simulatorCatalogue),
  component: lazyRouteComponent(() => import('./simulator/scenario-page.tsx'), 'ScenarioPage'),
});

const simulatorSessionRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/simulator/$sessionId',
  validateSearch: v.object({
    /** What is shown: the first market of the session, and bars of 15 minutes, where nothing else is said. */
    symbol: optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,12}$/))),
    bars: optional(v.picklist(['1m', '5m', '15m', '1h', '4h', '1d'])),
  }),
  staticData: { isWorkplace: true },
  beforeLoad: ({ context, params, search, cause }) => {
    if (cause !== 'enter') return;
    askAhead(
      context,
      import('./simulator/ask-for-session.ts').then(({ askForSession }) =>
        askForSession(params.sessionId, search),
      ),
    );
  },
  loader: () => fetchCatalogue(simulatorCatalogue),
  component: lazyRouteComponent(() => import('./simulator/session-page.tsx'), 'SessionPage'),
});

const routeTree = rootRoute.addChildren([
  protectedRoute.addChildren([
    dashboardRoute,
    onboardingRoute,
    assessmentRoute,
    placementRoute,
    courseRoute,
    mentorRoute,
    calibrationRoute,
    reviewRoute,
    drillRoute,
    puzzleRoute,
    notesRoute,
    pathRoute,
    testOutRoute,
    examRoute,
    skillsRoute,
    skillRoute,
    simulatorRoute,
    scenarioRoute,
    simulatorSessionRoute,
    accountRoute,
    testCheckoutRoute,
    adminRoute,
  ]),
]);

/** The app's router: every protected screen and the 404 of the app. The state of a screen lives in its URL. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Whether a screen fills the window and has a bar of its own in place of the navigation. */
    isWorkplace?: boolean;
  }
}
