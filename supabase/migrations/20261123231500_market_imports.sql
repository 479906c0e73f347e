-- Bars that an operator imported (`npm run import-market`), with where they come from and what allows their use. Nothing is shipped.
-- Read and written by the server only: a browser gets bars up to its cursor, from the server.

create table public.imported_markets (
  id uuid primary key default gen_random_uuid(),
  symbol text not null check (symbol ~ '^[A-Z0-9]{1,12}$'),
  instrument jsonb not null check (jsonb_typeof(instrument) = 'object' and octet_length(instrument::text) <= 4096),
  first_monday date not null check (extract(isodow from first_monday) = 1),
  source text not null check (char_length(source) between 10 and 500),
  licence text not null check (char_length(licence) between 10 and 500),
  started_at timestamptz not null default clock_timestamp(),
  imported_at timestamptz
);
comment on table public.imported_markets is 'Instruments whose bars an operator imported, with provenance and licence.';
comment on column public.imported_markets.instrument is 'Instrument of domain/market.';
comment on column public.imported_markets.first_monday is 'The day from which the minutes of its bars are counted.';
comment on column public.imported_markets.imported_at is 'When the last of its days was in; null while an import runs, or was broken off.';
create unique index imported_markets_symbol_idx on public.imported_markets (symbol) where imported_at is not null;

revoke all on table public.imported_markets from anon, authenticated, service_role;
alter table public.imported_markets enable row level security;
grant select, insert, update, delete on table public.imported_markets to service_role;

create table public.imported_market_days (
  market_id uuid not null references public.imported_markets on delete cascade,
  day integer not null check (day >= 0),
  bars jsonb not null check (jsonb_typeof(bars) = 'array' and octet_length(bars::text) <= 1048576),
  primary key (market_id, day)
);
comment on table public.imported_market_days is 'The minute bars of one day of an imported market: Bar of domain/market, in order.';
comment on column public.imported_market_days.day is 'Days since the first Monday.';

revoke all on table public.imported_market_days from anon, authenticated, service_role;
alter table public.imported_market_days enable row level security;
grant select, insert, update, delete on table public.imported_market_days to service_role;
