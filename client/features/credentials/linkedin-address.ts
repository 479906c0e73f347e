import type { StatedFacts } from '#domain/credentials/shape/read-facts.ts';

/** The address at which LinkedIn adds a certificate to a profile, filled in. @param page where it can be checked */
export function linkedInAddress(facts: StatedFacts, page: string): string {
  const issued = new Date(facts.validFrom);
  const entries = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: facts.course,
    organizationName: facts.issuer,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certId: facts.serial,
    certUrl: page,
  });
  return `https://www.linkedin.com/profile/add?${entries}`;
}
