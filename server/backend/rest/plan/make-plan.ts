import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Plan } from './plan.ts';
import { planCall } from './plan-call.ts';
import { planRead } from './plan-read.ts';
import { planWrite } from './plan-write.ts';
import type { Task } from './task.ts';

/**
 * Plans a request.
 *
 * @param role whom an error is worded for; the plan itself is the same for all
 * @throws RestError when the catalogue does not know what the request names
 */
export function makePlan(catalogue: Catalogue, maxRows: number, task: Task, role: string): Plan {
  if (task.isCall) return planCall(catalogue, maxRows, task, role);
  if (task.method === 'GET' || task.method === 'HEAD') return planRead(catalogue, maxRows, task);
  return planWrite(catalogue, maxRows, task);
}
