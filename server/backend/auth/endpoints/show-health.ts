import type { Endpoint } from '../context.ts';
import { privateReply } from '../exchange/reply.ts';

/** `GET /health`: that the service answers, and nothing about what stands behind it. */
export const showHealth: Endpoint = async () =>
  privateReply({ name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' });
