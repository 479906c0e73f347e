import { saveModelSettingsRequest } from '#domain/mentor/model/contract.ts';
import { adminAction } from '../../admin-function.ts';

/** Says whether the connected model may be used, and how much. */
export const saveModelSettings = adminAction(
  'save-model-settings',
  saveModelSettingsRequest,
  async (settings, { query }) => {
    await query(
      `update public.mentor_model_settings set is_on = $1, replies_per_learner = $2, tokens_per_learner = $3,
         tokens_per_day = $4, input_price = $5, output_price = $6`,
      [
        settings.is_on,
        settings.replies_per_learner,
        settings.tokens_per_learner,
        settings.tokens_per_day,
        settings.input_price,
        settings.output_price,
      ],
    );
    return { subjectId: null, details: settings, answer: {} };
  },
);
