import type { Endpoint } from '../context.ts';
import { serveFile } from '../objects/serve-file.ts';

/** `GET` and `HEAD /object/sign/<bucket>/<key>?token=` */
export const readSigned: Endpoint = async (context, request, target) => {
  const token = new URLSearchParams(request.search).get('token');
  await context.signed.verify('storage:read', target, token);
  return serveFile(context, request, target, 'signature');
};
