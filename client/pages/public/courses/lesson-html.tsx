import { renderToStaticMarkup } from 'react-dom/server';
import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { PublicLesson } from '../page-request.ts';
import { staticFigure } from './static-figure.tsx';
import { GuestTask } from './guest-task.tsx';
import { OpenInApp } from './open-in-app.tsx';

const FIGURE = /<figure data-figure="([^"]+)">([\s\S]*?)<\/figure>/g;
const ACTIVITY = /<div data-activity="([^"]+)">([\s\S]*?)<\/div>(\s*<\/section>)/g;
const TABLE = /<details[\s\S]*?<\/details>/g;

/**
 * The text of a lesson with its figures drawn and its tasks as forms: the same HTML as in the app, in which a browser puts
 * charts and tasks; here they are there already.
 * @param inApp where the same lesson opens in the app
 */
export function lessonHtml({ id, body }: PublicLesson, inApp: string): string {
  return body.html
    .replaceAll(FIGURE, (whole, name: string, words: string) => {
      const figure = body.figures[name];
      if (figure === undefined) return whole;
      return staticFigure(figure as FigureData, words.match(TABLE) ?? [], inApp);
    })
    .replaceAll(ACTIVITY, (whole, name: string, work: string, end: string) => {
      const activity = body.activities[name];
      if (activity === undefined) return whole;
      const task = <GuestTask lessonId={id} name={name} activity={activity} items={body.items[name] ?? []} />;
      const drawn = renderToStaticMarkup(task);
      return `<div class="font-sans">${drawn === '' ? work + elsewhere(inApp) : drawn}</div>${end}`;
    });
}

/** What needs the app to be done. */
function elsewhere(inApp: string): string {
  return renderToStaticMarkup(
    <OpenInApp href={inApp} words="Open it there">
      This one needs the app, and an account.
    </OpenInApp>,
  );
}
