import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSetModuleNotice } from '../../features/learning/module-notices/set-module-notice.ts';
import type { CourseRow } from '../../lib/backend/tables/catalogue.ts';

/** Keeps what a visitor asked for before signing in, once, and takes it out of the address. Draws nothing. */
export function NoticeWish({ course }: { course: CourseRow }) {
  const set = useSetModuleNotice(course);
  const navigate = useNavigate();
  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current) return;
    isKept.current = true;
    set(true);
    void navigate({ to: '.', search: (search) => ({ ...search, notify: undefined }), replace: true });
  }, [set, navigate]);
  return null;
}
