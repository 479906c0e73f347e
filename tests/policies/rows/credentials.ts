import {
  achievement,
  certificateAnchor,
  certificateOrder,
  courses,
  people,
  signedCredential,
} from '../world.ts';
import { nothing, type Outcomes, readOnly, seesNone, type TableAccess } from './table-access.ts';

const ofLearner = `user_id = '${people.learner}'`;

/** The server adds, and changes nothing. */
const appends: Outcomes = ['allowed', 'allowed', 'denied', 'denied'];

const ofOwner: TableAccess['expect'] = {
  anon: nothing,
  learner: readOnly,
  otherLearner: seesNone,
  admin: seesNone,
  service: appends,
};

const ofServer: TableAccess['expect'] = {
  anon: nothing,
  learner: nothing,
  otherLearner: nothing,
  admin: nothing,
  service: appends,
};

export const credentials: readonly TableAccess[] = [
  {
    table: 'achievements',
    row: `id = '${achievement}'`,
    insert: { id: people.admin, course_id: courses.crypto, version: 1, body: {} },
    update: { body: { name: 'Forged' } },
    expect: {
      anon: readOnly,
      learner: readOnly,
      otherLearner: readOnly,
      admin: readOnly,
      service: appends,
    },
  },
  {
    table: 'certificate_orders',
    row: ofLearner,
    beforeInsert: `delete from public.certificate_orders where ${ofLearner}`,
    insert: { user_id: people.learner, achievement_id: achievement, facts: {} },
    update: { facts: { examBits: '1' } },
    expect: ofOwner,
  },
  {
    table: 'status_places',
    row: 'list = 1 and place = 1',
    insert: { list: 1, place: 77 },
    update: { place: 78 },
    expect: ofServer,
  },
  {
    table: 'credential_revocations',
    row: 'list = 1 and place = 2',
    insert: { list: 1, place: 3, reason: 'Forged' },
    update: { reason: 'Forged' },
    expect: ofServer,
  },
  {
    table: 'credentials',
    row: ofLearner,
    beforeInsert: `delete from public.credentials where ${ofLearner}`,
    insert: {
      id: signedCredential,
      order_id: certificateOrder,
      user_id: people.learner,
      signed_text: '{"forged":true}',
      sha256: '094aec33c6d2a18c34f94e8ede16500d3ef3ed157ec77e26cf7876816559d59b',
      list: 1,
      place: 3,
      issued_at: '2026-11-20',
    },
    update: { signed_text: '{"forged":true}' },
    expect: { ...ofOwner, admin: readOnly },
  },
  {
    table: 'credential_shares',
    row: ofLearner,
    beforeInsert: `delete from public.credential_shares where ${ofLearner}`,
    insert: {
      credential_id: signedCredential,
      user_id: people.learner,
      slug: 'b'.repeat(20),
      is_shared: true,
    },
    update: { is_shared: true },
    expect: { ...ofOwner, service: ['allowed', 'allowed', 'allowed', 'denied'] },
  },
  {
    table: 'certificate_anchors',
    row: `id = '${certificateAnchor}'`,
    insert: { root: 'c'.repeat(64), size: 1 },
    update: { block_height: 1, block_header: 'd'.repeat(160), anchored_at: '2026-11-27' },
    expect: { ...ofServer, service: ['allowed', 'allowed', 'allowed', 'denied'] },
  },
  {
    table: 'anchored_leaves',
    row: `anchor_id = '${certificateAnchor}'`,
    insert: { leaf: 'e'.repeat(64), anchor_id: certificateAnchor, place: 1 },
    update: { place: 2 },
    expect: ofServer,
  },
  {
    table: 'anchor_timestamps',
    row: `anchor_id = '${certificateAnchor}'`,
    insert: { anchor_id: certificateAnchor, calendar: 'https://b.example', asked_at: '2026-11-27' },
    update: { failures: 1 },
    expect: { ...ofServer, service: ['allowed', 'allowed', 'allowed', 'denied'] },
  },
];
