import { QueryClientProvider } from '@tanstack/react-query';
import gallery from 'virtual:lesson-gallery';
import { LessonText } from '../../../features/catalogue/lesson-text.tsx';
import { LessonActivity } from '../../../features/learning/activity/lesson-activity.tsx';
import { AskingLecture } from '../../../features/learning/player/lecture/asking-lecture.tsx';
import { AuthProvider, useAuth } from '../../../lib/auth/auth-provider.tsx';
import { BackendProvider } from '../../../lib/backend/backend-context.tsx';
import { createQueryClient } from '../../../lib/queries/create-query-client.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { GALLERY_LESSON, galleryBackend } from './gallery-backend.ts';

const queryClient = createQueryClient();

/** One of each block of a lesson, with the lines that make it, to be tried without an account. */
export function GalleryPage() {
  return (
    <BackendProvider backend={galleryBackend}>
      <AuthProvider auth={galleryBackend.auth}>
        <QueryClientProvider client={queryClient}>
          <PageHeader title="Lesson gallery" lead="Each block of a lesson, with the lines that make it." />
          <GalleryBlocks />
        </QueryClientProvider>
      </AuthProvider>
    </BackendProvider>
  );
}

function GalleryBlocks() {
  // The visitor is known a moment later, as somebody who signs in is.
  if (useAuth().user === null) return null;
  return (
    <>
      {gallery.blocks.map(({ title, source, html, terms }) => (
        <GalleryBlock key={title} title={title} source={source}>
          <LessonText
            body={{ html, terms, figures: gallery.figures, activities: gallery.activities }}
            drawActivity={drawActivity}
          />
        </GalleryBlock>
      ))}
      <GalleryBlock title={gallery.lecture.title} source={gallery.lecture.source}>
        <h2 lang="en" dir="ltr" className="mb-4 text-32">
          {gallery.lecture.title}
        </h2>
        <AskingLecture
          lessonId={GALLERY_LESSON}
          lecture={gallery.lecture.lecture}
          activities={gallery.lecture.activities}
          startAt={0}
          onPosition={() => undefined}
        />
      </GalleryBlock>
    </>
  );
}

function drawActivity(name: string) {
  const activity = gallery.activities[name];
  return activity && <LessonActivity lessonId={GALLERY_LESSON} name={name} activity={activity} />;
}
