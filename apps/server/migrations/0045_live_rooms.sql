-- Broadcasts: people who help to run them, and rooms.
create table live_assistant (
  mer_id integer not null,
  id bigint not null,
  wechat text not null,
  nickname text not null,
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  primary key (mer_id, id)
);
-- WeChat tells accounts apart whatever their case.
create unique index live_assistant_wechat on live_assistant (mer_id, lower(wechat));
create index live_assistant_listed on live_assistant (mer_id, created_at desc, id desc);
call protect_merchant_table('live_assistant', 'select, insert, update, delete');

create table live_room (
  mer_id integer not null,
  id bigint not null,
  -- the social platform's number, once it has taken the room
  social_room_id bigint,
  name text not null,
  anchor_name text not null,
  anchor_wechat text not null,
  second_wechat text not null default '',
  creator_wechat text not null default '',
  cover text not null,
  share_cover text not null,
  feed_cover text not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  type smallint not null check (type in (0, 1)),
  has_like boolean not null,
  has_shelf boolean not null,
  has_comment boolean not null,
  has_replay boolean not null,
  has_share boolean not null,
  has_service boolean not null,
  is_in_feeds boolean not null,
  -- decided by the platform
  is_shown boolean not null default true,
  star smallint not null default 0 check (star between 0 and 5),
  sort integer not null default 0,
  review_status smallint not null default 0 check (review_status in (0, 1, 2, 3)),
  review_reason text not null default '',
  -- passed by the platform and on its way to the social platform
  is_submitting boolean not null default false,
  live_status smallint check (live_status in (101, 102, 103, 104, 105, 106, 107)),
  -- [{"url": "…", "createdAt": "…", "expiresAt": "…"}], apart from the switch
  recordings jsonb not null default '[]',
  -- until then one call about this room is on its way to the social platform, and others wait
  busy_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint not null,
  primary key (mer_id, id),
  check ((review_status = 3) = (social_room_id is not null)),
  check (social_room_id is null or live_status is not null),
  check (not is_submitting or review_status = 0)
);
create index live_room_listed on live_room (mer_id, star desc, sort desc, id desc);
create index live_room_reviewed on live_room (mer_id, review_status, star desc, sort desc, id desc);
-- what is asked for again every few minutes
create index live_room_watched on live_room (mer_id, id) where live_status <> 103 and live_status <> 107;
call protect_merchant_table('live_room', 'select, insert, update, delete');

create table live_room_goods (
  mer_id integer not null,
  room_id bigint not null,
  goods_id bigint not null,
  is_on_sale boolean not null default false,
  position integer not null,
  primary key (mer_id, room_id, goods_id),
  foreign key (mer_id, room_id) references live_room (mer_id, id) on delete cascade
);
create index live_room_goods_of_goods on live_room_goods (mer_id, goods_id);
call protect_merchant_table('live_room_goods', 'select, insert, update, delete');

create table live_room_assistant (
  mer_id integer not null,
  room_id bigint not null,
  assistant_id bigint not null,
  primary key (mer_id, room_id, assistant_id),
  foreign key (mer_id, room_id) references live_room (mer_id, id) on delete cascade,
  foreign key (mer_id, assistant_id) references live_assistant (mer_id, id) on delete cascade
);
create index live_room_assistant_of_assistant on live_room_assistant (mer_id, assistant_id);
call protect_merchant_table('live_room_assistant', 'select, insert, update, delete');
