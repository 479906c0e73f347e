import type { Catalogue } from '../catalogue/catalogue.ts';
import { explainPlan } from './explain-plan.ts';
import type { Plan } from './plan.ts';
import { planCall } from './plan-call.ts';
import { planRead } from './plan-read.ts';
import type { PlanRules } from './plan-rules.ts';
import { planWrite } from './plan-write.ts';
import type { Task } from './task.ts';

/**
 * Plans a request.
 *
 * @param role whom an error is worded for; the plan itself is the same for all
 * @throws RestError when the catalogue does not know what the request names
 */
export function makePlan(catalogue: Catalogue, rules: PlanRules, task: Task, role: string): Plan {
  const plan = planRequest(catalogue, rules, task, role);
  return task.accept.explain ? explainPlan(plan, task.accept.explain) : plan;
}

function planRequest(catalogue: Catalogue, rules: PlanRules, task: Task, role: string): Plan {
  if (task.isCall) return planCall(catalogue, rules, task, role);
  if (task.method === 'GET' || task.method === 'HEAD') return planRead(catalogue, rules, task);
  return planWrite(catalogue, rules, task);
}
