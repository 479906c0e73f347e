// What the dashboard fetches along with itself, in one file.
export { TodaySection } from './today-section.tsx';
export { WeekLine } from './week-line.tsx';
export { LastDayLine } from './last-day-line.tsx';
