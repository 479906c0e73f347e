import { startGuestTasks } from './pages/public/guest/guest-tasks.ts';

startGuestTasks();
