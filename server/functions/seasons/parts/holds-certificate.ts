/**
 * The condition that somebody holds a certificate of the course of an exam that was not revoked.
 * @param user an SQL expression, as is `lesson`
 */
export const holdsCertificate = (user: string, lesson: string) => `exists (
  select from public.credentials as held
  join public.certificate_orders as orders on orders.id = held.order_id
  join public.achievements on achievements.id = orders.achievement_id and achievements.season_id is null
  join public.lessons as exams on exams.course_id = achievements.course_id and exams.id = ${lesson}
  where held.user_id = ${user} and not exists (
    select from public.credential_revocations as revocations
    where (revocations.list, revocations.place) = (held.list, held.place)
  )
)`;

/** How many accounts hold one. @param lesson an SQL expression */
export const countHolders = (lesson: string) => `(
  select count(*)::int from auth.users as holders where ${holdsCertificate('holders.id', lesson)}
)`;
