import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/*
 * Failures that every page can meet, /auth among them. What tables and functions answer the app stands in
 * pages/app-error-messages.ts, and what they answer admins in pages/admin/admin-error-messages.ts.
 */

export const networkError: MessageDescriptor = msg`The server could not be reached. Check your connection and try again.`;

export const unexpectedError: MessageDescriptor = msg`Something unexpected happened on our side. Try again in a moment.`;
