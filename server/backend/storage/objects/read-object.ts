import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { findObject, type ReadingRight } from './find-object.ts';
import { serveFile } from './serve-file.ts';

/** `GET` and `HEAD /object/[authenticated/|public/]<bucket>/<key>` */
export const readObject =
  (right: ReadingRight): Endpoint =>
  (context, request, target) =>
    serveFile(context, request, target, right);

/** `GET /object/info/[authenticated/|public/]<bucket>/<key>` */
export const readObjectInfo =
  (right: ReadingRight): Endpoint =>
  async (context, request, target) => {
    const object = await findObject(context, request, target, right);
    return jsonReply(
      200,
      {
        id: object.id,
        name: object.name,
        version: object.version,
        bucket_id: object.bucket_id,
        size: object.metadata?.size ?? null,
        content_type: object.metadata?.mimetype ?? null,
        content_encoding: null,
        cache_control: object.metadata?.cacheControl ?? null,
        etag: object.metadata?.eTag ?? null,
        metadata: object.user_metadata ?? {},
        last_modified: object.updated_at,
        created_at: object.created_at,
      },
      { 'cache-control': 'no-cache' },
    );
  };
