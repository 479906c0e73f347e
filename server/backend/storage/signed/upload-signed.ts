import type { Endpoint } from '../context.ts';
import { receiveUpload } from '../objects/upload-object.ts';
import { signedRight } from './signed-right.ts';

/** `PUT /object/upload/sign/<bucket>/<key>?token=` */
export const uploadSigned: Endpoint = async (context, request, target) => {
  const token = new URLSearchParams(request.search).get('token');
  const upload = await context.signed.verify('storage:upload', target, token);
  return receiveUpload(context, request, target, signedRight(upload));
};
