-- The campaigns an admin plans. What a campaign achieved is measured, not typed: metrics are the server's.

create table public.ad_campaigns (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('facebook', 'instagram', 'twitter', 'linkedin')),
  campaign_name text not null check (char_length(btrim(campaign_name)) between 1 and 200),
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'archived')),
  ad_content jsonb not null default '{}'
    check (jsonb_typeof(ad_content) = 'object' and octet_length(ad_content::text) <= 16384),
  target_audience text not null default '' check (char_length(target_audience) <= 2000),
  budget bigint not null default 0 check (budget >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  metrics jsonb not null
    default '{"impressions": 0, "clicks": 0, "conversions": 0, "cost_per_click": 0, "conversion_rate": 0}'
    check (jsonb_typeof(metrics) = 'object' and octet_length(metrics::text) <= 4096),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.ad_campaigns is 'Advertising campaigns, planned and followed by admins.';
comment on column public.ad_campaigns.ad_content is '{"headline", "description", "cta", "image", "hashtags"}';
comment on column public.ad_campaigns.budget is 'In minor units of the currency (cents).';
create index ad_campaigns_platform_created_at_idx on public.ad_campaigns (platform, created_at desc);

revoke all on table public.ad_campaigns from anon, authenticated, service_role;
alter table public.ad_campaigns enable row level security;
grant select, delete,
  insert (platform, campaign_name, status, ad_content, target_audience, budget, currency),
  update (platform, campaign_name, status, ad_content, target_audience, budget, currency)
  on table public.ad_campaigns to authenticated;
grant select, insert, update, delete on table public.ad_campaigns to service_role;
create policy "Admins see campaigns" on public.ad_campaigns
  for select to authenticated using ((select public.is_admin()));
create policy "Admins create campaigns" on public.ad_campaigns
  for insert to authenticated with check ((select public.is_admin()));
create policy "Admins change campaigns" on public.ad_campaigns
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete campaigns" on public.ad_campaigns
  for delete to authenticated using ((select public.is_admin()));

create trigger set_updated_at before update on public.ad_campaigns
  for each row execute function private.set_updated_at();
