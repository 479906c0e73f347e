/** The certificates of the course of an exam that were not revoked, as `held`. @param lesson an SQL expression */
const heldCertificates = (lesson: string) => `public.credentials as held
  join public.certificate_orders as orders on orders.id = held.order_id
  join public.achievements on achievements.id = orders.achievement_id and achievements.season_id is null
  join public.lessons as exams on exams.course_id = achievements.course_id and exams.id = ${lesson}
  where not exists (
    select from public.credential_revocations as revocations
    where (revocations.list, revocations.place) = (held.list, held.place)
  )`;

/**
 * The condition that somebody holds a certificate of the course of an exam that was not revoked.
 * @param user an SQL expression, as is `lesson`
 */
export const holdsCertificate = (user: string, lesson: string) =>
  `exists (select from ${heldCertificates(lesson)} and held.user_id = ${user})`;

/** How many accounts hold one, without a look at those that hold none. @param lesson an SQL expression */
export const countHolders = (lesson: string) =>
  `(select count(distinct held.user_id)::int from ${heldCertificates(lesson)})`;
