import { startFirstPuzzle } from './pages/public/guest/first-puzzle.ts';
import { startGuestPuzzle } from './pages/public/guest/guest-puzzle.ts';
import { startGuestTasks } from './pages/public/guest/guest-tasks.ts';

startGuestTasks();
startGuestPuzzle();
startFirstPuzzle();
