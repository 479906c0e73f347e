import { scenarioPreview } from '#server/adapters/content/scenario-preview.ts';
import { join } from 'node:path';
import { inspectNothing } from '#server/adapters/client-inspection/inspect-address.ts';
import { openSessionMarkets } from '#server/adapters/market/session-markets.ts';
import { createSignedTokens } from '#server/adapters/signed-token.ts';
import { readContent } from '#server/adapters/content/reading/read-content.ts';
import { openMentor } from '#server/adapters/mentor/open-mentor.ts';
import { productFunctions } from '#server/functions/index.ts';
import type { Query } from '#server/backend/database/database.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');

/** The names of all functions of the product. */
export async function productFunctionNames(query: Query): Promise<string[]> {
  return [
    ...productFunctions({
      mentor: await openMentor((await readContent(CONTENT)).content, query, Promise.resolve()),
      mentorModel: null,
      countUse: () => Promise.resolve(0),
      deletionGraceDays: 1,
      sendMail: () => Promise.resolve(),
      drawPdf: () => Promise.resolve(new Uint8Array()),
      mediaTokens: createSignedTokens('any secret', 'lesson-media:pass'),
      applicationTokens: createSignedTokens('any secret', 'scholarship-application:pass'),
      mailApplicant: () => Promise.resolve(),
      drawCode: () => '',
      inspectAddress: inspectNothing,
      paymentProvider: null,
      sessionMarkets: openSessionMarkets('any secret'),
      programs: [],
      signToken: () => Promise.resolve(''),
      calendars: undefined,
      scenarioPreview,
      issuerRotation: {
        did: 'did:web:learn.example',
        keyring: { read: () => Promise.resolve([]), store: undefined },
        rehearse: (keys) => Promise.resolve({ keys }),
        mayHaveOthers: false,
      },
    }).keys(),
  ];
}
