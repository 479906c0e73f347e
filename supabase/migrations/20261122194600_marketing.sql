-- The campaigns an admin plans, their life from draft to archive, and what they achieved day by day. That is measured, not
-- typed into the campaign. Admins change campaigns through the functions of the server alone, which write the log of
-- admins; the tables are open to them for reading.
-- replaces: 20261121091200 20261121183000 20261122201500
-- of release: 0.1.0

-- ---------------------------------------------------------------- campaigns

create table public.ad_campaigns (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('facebook', 'instagram', 'twitter', 'linkedin')),
  campaign_name text not null check (char_length(btrim(campaign_name)) between 1 and 200),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'active', 'paused', 'ended', 'archived')),
  ad_content jsonb not null default '{}'
    check (jsonb_typeof(ad_content) = 'object' and octet_length(ad_content::text) <= 16384),
  target_audience text not null default '' check (char_length(target_audience) <= 2000),
  budget bigint not null default 0 check (budget >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  metrics jsonb not null
    default '{"impressions": 0, "clicks": 0, "conversions": 0, "spend": 0, "cost_per_click": null, "conversion_rate": null}'
    check (jsonb_typeof(metrics) = 'object' and octet_length(metrics::text) <= 4096),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  starts_at timestamptz,
  ends_at timestamptz,
  archived_from text check (archived_from in ('draft', 'scheduled', 'active', 'paused', 'ended')),
  constraint ad_campaigns_period_check check (ends_at >= starts_at),
  constraint ad_campaigns_scheduled_check check (status <> 'scheduled' or starts_at is not null),
  constraint ad_campaigns_archived_check check ((status = 'archived') = (archived_from is not null))
);
comment on table public.ad_campaigns is 'Advertising campaigns, planned and followed by admins.';
comment on column public.ad_campaigns.ad_content is
  '{"headline", "description", "cta", "image", "image_alt", "hashtags"}';
comment on column public.ad_campaigns.budget is 'In minor units of the currency (cents).';
comment on column public.ad_campaigns.starts_at is 'From when it runs: planned while scheduled, then when it began.';
comment on column public.ad_campaigns.ends_at is
  'Until when it runs: planned, then when it ended. Null: until somebody ends it.';
comment on column public.ad_campaigns.archived_from is 'The status it had before it was archived, for restoring it.';
comment on column public.ad_campaigns.metrics is
  'Sums of ad_campaign_days: impressions, clicks, conversions, spend (minor units); and from them cost_per_click (spend '
  'by clicks, minor units, to two decimals) and conversion_rate (conversions by clicks, 0 to 1, to four decimals), null '
  'without clicks.';
create index ad_campaigns_platform_created_at_idx on public.ad_campaigns (platform, created_at desc);
create index ad_campaigns_due_idx on public.ad_campaigns (status) where status in ('scheduled', 'active', 'paused');

revoke all on table public.ad_campaigns from anon, authenticated, service_role;
alter table public.ad_campaigns enable row level security;
grant select on table public.ad_campaigns to authenticated;
grant select, insert, update, delete on table public.ad_campaigns to service_role;
create policy "Admins see campaigns" on public.ad_campaigns
  for select to authenticated using ((select public.is_admin()));

-- Figures arrive while an admin edits the text; they are no reason to refuse what the admin saves.
create trigger set_updated_at before update of
  platform, campaign_name, status, ad_content, target_audience, budget, currency, starts_at, ends_at
  on public.ad_campaigns for each row execute function private.set_updated_at();

create function private.guard_campaign_is_complete() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status not in ('draft', 'archived') and not (
    new.budget > 0
    and coalesce(btrim(new.ad_content ->> 'headline'), '') <> ''
    and coalesce(btrim(new.ad_content ->> 'description'), '') <> ''
    and coalesce(btrim(new.ad_content ->> 'cta'), '') <> ''
  ) then
    raise exception 'A campaign runs with a budget, a headline, a description and a call to action.'
      using hint = 'campaign-incomplete';
  end if;
  return new;
end;
$$;
comment on function private.guard_campaign_is_complete() is
  'A campaign leaves its draft only with a budget and the texts that its platform shows.';
revoke all on function private.guard_campaign_is_complete() from public;
create trigger guard_campaign_is_complete before insert or update of status, ad_content, budget
  on public.ad_campaigns for each row execute function private.guard_campaign_is_complete();

create function private.campaign_transition(p_status text, p_action text, p_archived_from text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when p_status = 'archived' and p_action = 'restore' then p_archived_from
    else (
      select next from (values
        ('draft', 'schedule', 'scheduled'),
        ('draft', 'activate', 'active'),
        ('draft', 'archive', 'archived'),
        ('scheduled', 'schedule', 'scheduled'),
        ('scheduled', 'unschedule', 'draft'),
        ('scheduled', 'activate', 'active'),
        ('scheduled', 'archive', 'archived'),
        ('active', 'pause', 'paused'),
        ('active', 'end', 'ended'),
        ('active', 'archive', 'archived'),
        ('paused', 'resume', 'active'),
        ('paused', 'end', 'ended'),
        ('paused', 'archive', 'archived'),
        ('ended', 'archive', 'archived')
      ) as transitions (status, action, next)
      where transitions.status = p_status and transitions.action = p_action
    )
  end;
$$;
comment on function private.campaign_transition(text, text, text) is
  'The status that an action leads a campaign to, null where it is not possible. domain/marketing/campaign-status.ts is '
  'the same table; both run tests/cases/campaign-status.json.';
revoke all on function private.campaign_transition(text, text, text) from public;
grant execute on function private.campaign_transition(text, text, text) to service_role;

create function private.change_campaign_status(p_campaign_ids uuid[], p_action text) returns setof uuid
language plpgsql security definer
set search_path = ''
as $$
begin
  return query
  update public.ad_campaigns
  set status = private.campaign_transition(status, p_action, archived_from),
    archived_from = case when p_action = 'archive' then status end,
    starts_at = case p_action when 'activate' then now() when 'unschedule' then null else starts_at end,
    ends_at = case p_action
      when 'activate' then case when ends_at > now() then ends_at end
      when 'unschedule' then null
      when 'end' then now()
      else ends_at
    end
  where id = any (p_campaign_ids) and private.campaign_transition(status, p_action, archived_from) is not null
  returning id;
  if not found then
    raise exception 'None of these campaigns can be changed like this.' using hint = 'campaign-status-refused';
  end if;
end;
$$;
comment on function private.change_campaign_status(uuid[], text) is
  'Takes an action on those of the campaigns on which it is possible, and returns their ids; refuses when there are none.';
revoke all on function private.change_campaign_status(uuid[], text) from public;
grant execute on function private.change_campaign_status(uuid[], text) to service_role;

create function private.apply_campaign_schedule() returns void
language sql volatile security definer
set search_path = ''
as $$
  update public.ad_campaigns set status = 'active' where status = 'scheduled' and starts_at <= now();
  update public.ad_campaigns set status = 'ended' where status in ('active', 'paused') and ends_at <= now();
$$;
comment on function private.apply_campaign_schedule() is
  'Starts the campaigns that are due and ends those whose time is over. Run by the clock.';
revoke all on function private.apply_campaign_schedule() from public;
grant execute on function private.apply_campaign_schedule() to service_role;

-- ---------------------------------------------------------------- days

create table public.ad_campaign_days (
  campaign_id uuid not null references public.ad_campaigns on delete cascade,
  day date not null,
  impressions bigint not null check (impressions between 0 and 1000000000000),
  clicks bigint not null check (clicks between 0 and impressions),
  conversions bigint not null check (conversions between 0 and clicks),
  spend_minor bigint not null check (spend_minor between 0 and 1000000000000),
  primary key (campaign_id, day)
);
comment on table public.ad_campaign_days is
  'What a campaign achieved on each day, as the platform reports it: typed by an admin, or imported from a file.';
comment on column public.ad_campaign_days.conversions is 'What people did who had clicked, such as signing up.';
comment on column public.ad_campaign_days.spend_minor is 'In minor units of the currency of the campaign.';

revoke all on table public.ad_campaign_days from anon, authenticated, service_role;
alter table public.ad_campaign_days enable row level security;
grant select on table public.ad_campaign_days to authenticated;
grant select, insert, update, delete on table public.ad_campaign_days to service_role;
create policy "Admins see what campaigns achieved" on public.ad_campaign_days
  for select to authenticated using ((select public.is_admin()));

create function private.refresh_campaign_metrics() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.ad_campaigns
  set metrics = (
    select jsonb_build_object(
      'impressions', coalesce(sum(impressions), 0),
      'clicks', coalesce(sum(clicks), 0),
      'conversions', coalesce(sum(conversions), 0),
      'spend', coalesce(sum(spend_minor), 0),
      'cost_per_click', round(sum(spend_minor) / nullif(sum(clicks), 0), 2),
      'conversion_rate', round(sum(conversions) / nullif(sum(clicks), 0), 4)
    )
    from public.ad_campaign_days where campaign_id = ad_campaigns.id
  )
  where id in (select campaign_id from changed);
  return null;
end;
$$;
comment on function private.refresh_campaign_metrics() is
  'Sums the days of the campaigns whose days a statement has changed.';
revoke all on function private.refresh_campaign_metrics() from public;
create trigger refresh_metrics_after_insert after insert on public.ad_campaign_days
  referencing new table as changed for each statement execute function private.refresh_campaign_metrics();
create trigger refresh_metrics_after_update after update on public.ad_campaign_days
  referencing new table as changed for each statement execute function private.refresh_campaign_metrics();
create trigger refresh_metrics_after_delete after delete on public.ad_campaign_days
  referencing old table as changed for each statement execute function private.refresh_campaign_metrics();
