-- Who may call the gateway: keys of the platform's back office. The merchant role has no right to any of these tables.
create table gateway_key (
  id text primary key,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);

-- At most two at a time: while a key is rotated the old secret still opens the door until it expires.
create table gateway_secret (
  key_id text not null references gateway_key (id),
  no integer not null,
  -- AES-256-GCM under the server's own key, bound to this row
  sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (key_id, no)
);

-- Every call, written before it is carried out. A right signature stands here once, which is what stops a replay on
-- every node.
create table gateway_call (
  id bigint generated always as identity primary key,
  key_id text not null,
  -- none: it was wrong
  signature bytea,
  endpoint text not null,
  url text not null,
  address text not null,
  params text not null default '',
  merchant_id integer,
  -- none: it still runs, or the server died meanwhile
  code integer,
  message text not null default '',
  created_at timestamptz not null,
  finished_at timestamptz
);
create unique index gateway_call_once on gateway_call (key_id, signature) where signature is not null;
create index gateway_call_age on gateway_call (created_at);

-- What waits for the platform's review, over all merchants: few rows at any time.
create index product_waiting on product (mer_id, updated_at, id) where state = 6;
