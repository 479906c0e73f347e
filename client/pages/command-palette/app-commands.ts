import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { currentStep } from '#domain/learning/onboarding.ts';
import { outlineQuery } from '../../features/catalogue/fetch-outline.ts';
import { useIsAdmin } from '../../features/identity/fetch-admin-access.ts';
import { useSavePreference } from '../../features/identity/save-preference.ts';
import { useSignOut } from '../../features/identity/sign-out.ts';
import { useEnrollments } from '../../features/learning/enrolment/fetch-enrollments.ts';
import {
  completedSteps,
  useOnboardingSteps,
} from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { LOCALE_NAMES, LOCALES } from '../../lib/i18n/locales.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { chooseTheme, type Theme } from '../../lib/theme/theme.ts';
import type { CommandGroup } from '../../ui/overlay/command-menu.tsx';
import { useChooseLanguage } from '../layout/choose-language.ts';
import { useFoundPlaces } from './found-places.ts';

/** What the command palette offers for what is typed; what could not be loaded is left out. */
export function useAppCommands(typed: string, showShortcuts: () => void): CommandGroup[] {
  const { t } = useLingui();
  const savePreference = useSavePreference();
  const chooseLanguage = useChooseLanguage((language) => savePreference({ language }));
  const signOut = useSignOut();
  const show = (theme: Theme) => {
    chooseTheme(theme);
    savePreference({ theme });
  };
  return [
    ...usePlaces(typed),
    useAccountSettings(),
    {
      title: t`Theme`,
      kind: t`Theme`,
      commands: [
        { id: 'theme-system', label: t`As on this device`, run: () => show('system') },
        { id: 'theme-light', label: t`Light`, run: () => show('light') },
        { id: 'theme-dark', label: t`Dark`, run: () => show('dark') },
      ],
    },
    {
      title: t`Language`,
      kind: t`Language`,
      commands: LOCALES.map((locale) => ({
        id: `language-${locale}`,
        label: LOCALE_NAMES[locale],
        run: () => chooseLanguage(locale),
      })),
    },
    {
      title: t`Help and account`,
      kind: t`Command`,
      commands: [
        { id: 'shortcuts', label: t`Keyboard shortcuts`, run: showShortcuts },
        { id: 'sign-out', label: t`Sign Out`, run: signOut },
      ],
    },
  ];
}

/** The screens, the learner's courses, the lessons, but for its exam, of the course that is open, and what else is found. */
function usePlaces(typed: string): CommandGroup[] {
  const { t, i18n } = useLingui();
  const { rest } = useBackend();
  const navigate = useNavigate();
  const { courseId } = useParams({ strict: false });
  const enrollments = useEnrollments().data ?? [];
  const steps = useOnboardingSteps().data;
  const outline = useQuery({
    ...outlineQuery(rest, courseId ?? ''),
    enabled: courseId !== undefined,
  });
  const isAdmin = useIsAdmin();
  const found = useFoundPlaces(typed, {
    courses: enrollments.map(({ course_id: id }) => id),
    lessonsOf: courseId,
  });
  const isSettingUp = steps !== undefined && currentStep(completedSteps(steps)) !== null;
  const screens = [
    { id: 'dashboard', label: t`Dashboard`, run: () => void navigate({ to: '/dashboard' }) },
    { id: 'assessment', label: t`Take Assessment`, run: () => void navigate({ to: '/assessment' }) },
    { id: 'mentor', label: t`AI Mentor`, run: () => void navigate({ to: '/mentor' }) },
    { id: 'review', label: t`Review`, run: () => void navigate({ to: '/review' }) },
    { id: 'path', label: t`Path`, run: () => void navigate({ to: '/path' }) },
    { id: 'skills', label: t`Skills`, run: () => void navigate({ to: '/skills' }) },
    { id: 'simulator', label: t`Simulator`, run: () => void navigate({ to: '/simulator' }) },
    { id: 'calibration', label: t`Sure, and right`, run: () => void navigate({ to: '/calibration' }) },
    { id: 'notes', label: t`Your notes`, run: () => void navigate({ to: '/notes' }) },
    { id: 'account', label: t`Your account`, run: () => void navigate({ to: '/account' }) },
  ];
  const setUp = {
    id: 'onboarding',
    label: t`Continue setup`,
    run: () => void navigate({ to: '/onboarding' }),
  };
  const admin = { id: 'admin', label: t`Admin`, run: () => void navigate({ to: '/admin' }) };
  const courses = enrollments.map((row) => ({
    id: row.course_id,
    label: localizedText(row.course, 'title', i18n.locale),
    run: () => void navigate({ to: '/course/$courseId', params: { courseId: row.course_id } }),
  }));
  const lessons = (outline.data ?? [])
    .flatMap((module) => module.lessons)
    .filter((lesson) => !lesson.is_exam)
    .map((lesson) => ({
      id: lesson.id,
      label: localizedText(lesson, 'title', i18n.locale),
      run: () =>
        courseId !== undefined &&
        void navigate({ to: '/course/$courseId', params: { courseId }, search: { lesson: lesson.id } }),
    }));
  const groups = [
    {
      title: t`Go to`,
      kind: t`Page`,
      commands: [...screens, ...(isSettingUp ? [setUp] : []), ...(isAdmin ? [admin] : [])],
    },
    { title: t`My Courses`, kind: t`Course`, commands: courses },
    { title: t`Lessons of this course`, kind: t`Lesson`, commands: lessons },
    ...found,
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

/** What can be changed on the account page, by the names of its parts. */
function useAccountSettings(): CommandGroup {
  const { t } = useLingui();
  const navigate = useNavigate();
  const to = (hash: string, label: string) => ({
    id: `setting-${hash}`,
    label,
    run: () => void navigate({ to: '/account', hash }),
  });
  return {
    title: t`Settings`,
    kind: t`Setting`,
    isOnlyFound: true,
    commands: [
      to('name', t`Name`),
      to('plan', t`Plan`),
      to('pace', t`Pace`),
      to('display', t`Display`),
      to('mails', t`Mails`),
      to('certificates', t`Certificates`),
      to('email', t`Email`),
      to('password', t`Password`),
      to('passkeys', t`Passkeys`),
      to('second-step', t`Second step`),
      to('devices', t`Devices`),
      to('data', t`Your data`),
      to('deletion', t`Delete the account`),
    ],
  };
}
