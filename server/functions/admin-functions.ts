import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { SignedTokens } from '../adapters/signed-token.ts';
import type { AdminFunction } from './admin-function.ts';
import type { MailApplicant } from './community/mail-applicant.ts';
import { readAnalytics } from './analytics/read-analytics.ts';
import { listPayments } from './billing/list-payments.ts';
import { listSubscriptions } from './billing/list-subscriptions.ts';
import { readBillingTotals } from './billing/read-billing-totals.ts';
import { switchCourse } from './catalogue/switch-course.ts';
import { createDecideApplication } from './community/decide-application.ts';
import { createListApplications } from './community/list-applications.ts';
import { createReadApplication } from './community/read-application.ts';
import { reviewApplication } from './community/review-application.ts';
import { releaseApplications } from './community/release-applications.ts';
import { takeApplications } from './community/take-applications.ts';
import type { SendMail } from '#server/mails/mail-template.ts';
import { createDecideInvitation } from './seasons/decide-invitation.ts';
import { listSeasons } from './seasons/list-seasons.ts';
import { openSeason } from './seasons/open-season.ts';
import { createListCertificateAnchors } from './credentials/list-certificate-anchors.ts';
import { listIssuedCertificates } from './credentials/list-issued-certificates.ts';
import type { IssuerRotation } from './credentials/keys/issuer-rotation.ts';
import { createReadIssuerKeys } from './credentials/read-issuer-keys.ts';
import { createRehearseIssuerRotation } from './credentials/rehearse-issuer-rotation.ts';
import { createRotateIssuerKeys } from './credentials/rotate-issuer-keys.ts';
import { listCertificates } from './credentials/list-certificates.ts';
import { revokeCertificate } from './credentials/revoke-certificate.ts';
import { createDecideAppeal } from './exams/decide-appeal.ts';
import { listAppeals } from './exams/list-appeals.ts';
import { listExamReports } from './exams/list-exam-reports.ts';
import { createMarkExamReport } from './exams/mark-exam-report.ts';
import { readAppealedSitting } from './exams/read-appealed-sitting.ts';
import { createPreviewLesson } from './learning/preview-lesson.ts';
import { banAccount } from './identity/ban-account.ts';
import { unbanAccount } from './identity/unban-account.ts';
import { changeRole } from './identity/change-role.ts';
import { listAdminActions } from './identity/list-admin-actions.ts';
import { listPeople } from './identity/list-people.ts';
import { readPerson } from './identity/read-person.ts';
import { endAccountSessions } from './identity/end-account-sessions.ts';
import { listAccountSessions } from './identity/list-account-sessions.ts';
import { endView } from './identity/end-view.ts';
import { createViewAsLearner, type SignToken } from './identity/view-as-learner.ts';
import { publishLessonRecording } from './catalogue/publish-lesson-recording.ts';
import { removeLessonRecording } from './catalogue/remove-lesson-recording.ts';
import type { MentorModel } from '../adapters/mentor/model/open-model.ts';
import { createReadModelReport } from './mentor/model/read-model-report.ts';
import { saveModelSettings } from './mentor/model/save-model-settings.ts';
import { listUnanswered } from './mentor/list-unanswered.ts';
import { readDialogueResults } from './mentor/read-dialogue-results.ts';
import { readLessonStatistics } from './learning/read-lesson-statistics.ts';
import { settleProblemReports } from './learning/settle-problem-reports.ts';
import { changeCampaignStatus } from './marketing/change-campaign-status.ts';
import { createCampaign } from './marketing/create-campaign.ts';
import { duplicateCampaign } from './marketing/duplicate-campaign.ts';
import { editCampaign } from './marketing/edit-campaign.ts';
import { recordCampaignDays } from './marketing/record-campaign-days.ts';
import { scheduleCampaign } from './marketing/schedule-campaign.ts';
import type { ScenarioPreview } from '../adapters/content/scenario-preview.ts';
import { listScenarioFiles } from './simulator/admin/list-scenario-files.ts';
import { listTradedSessions } from './simulator/admin/list-traded-sessions.ts';
import { createPreviewScenario } from './simulator/admin/preview-scenario.ts';
import { removeScenario } from './simulator/admin/remove-scenario.ts';
import { createSaveScenario } from './simulator/admin/save-scenario.ts';
import { readSimulatorStatistics } from './simulator/read-simulator-statistics.ts';
import { blockAddress } from './security/block-address.ts';
import { countThreatLevels } from './security/count-threat-levels.ts';
import { listSecurityAlerts } from './security/list-security-alerts.ts';
import { unblockAddress } from './security/unblock-address.ts';

export type AdminFunctionOptions = {
  /** Null: no model is connected. */
  readonly mentorModel: MentorModel | null;
  /** To the files of videos. */
  readonly mediaTokens: SignedTokens;
  readonly mailApplicant: MailApplicant;
  readonly sendMail: SendMail;
  /** The code of an invitation: 100 random bits, as letters and digits. */
  readonly drawCode: () => string;
  readonly programs: SiteFile['community']['programs'];
  readonly signToken: SignToken;
  readonly issuerRotation: IssuerRotation;
  /** The calendars that certificates are anchored by; undefined where they are not. */
  readonly calendars: readonly string[] | undefined;
  /** Checks and draws scenarios that stand in no file. */
  readonly scenarioPreview: ScenarioPreview;
};

/** Every call that is for admins only. */
export function adminFunctions(options: AdminFunctionOptions): readonly AdminFunction[] {
  return [
    publishLessonRecording,
    removeLessonRecording,
    listPeople,
    readPerson,
    changeRole,
    banAccount,
    unbanAccount,
    listAccountSessions,
    endAccountSessions,
    createViewAsLearner(options.signToken),
    endView,
    listAdminActions,
    createDecideApplication(options.programs, options.mailApplicant),
    createListApplications(options.programs),
    createReadApplication(options.programs),
    takeApplications,
    releaseApplications,
    reviewApplication,
    createCampaign,
    editCampaign,
    duplicateCampaign,
    scheduleCampaign,
    changeCampaignStatus,
    recordCampaignDays,
    blockAddress,
    unblockAddress,
    listSecurityAlerts,
    countThreatLevels,
    listCertificates,
    revokeCertificate,
    listIssuedCertificates,
    createListCertificateAnchors(options.calendars),
    createReadIssuerKeys(options.issuerRotation),
    createRehearseIssuerRotation(options.issuerRotation),
    createRotateIssuerKeys(options.issuerRotation),
    listAppeals,
    readAppealedSitting,
    listExamReports,
    createMarkExamReport(options.sendMail),
    createDecideAppeal(options.sendMail),
    openSeason,
    listSeasons,
    createDecideInvitation(options.sendMail, options.drawCode),
    switchCourse,
    settleProblemReports,
    readLessonStatistics,
    readDialogueResults,
    listUnanswered,
    createReadModelReport(options.mentorModel),
    saveModelSettings,
    readBillingTotals,
    listSubscriptions,
    listPayments,
    listTradedSessions,
    listScenarioFiles,
    createPreviewScenario(options.scenarioPreview),
    createSaveScenario(options.scenarioPreview),
    removeScenario,
    createPreviewLesson(options.mediaTokens),
    readAnalytics,
    readSimulatorStatistics,
  ];
}
