-- Jobs are claimed merchant by merchant: which of them have something due is found by skipping through one index.
alter table job add column claimed_at timestamptz;
drop index job_due;
create index job_due on job (mer_id, coalesce(locked_until, run_at)) where status in ('waiting', 'running');
create index job_claimed on job (mer_id, claimed_at desc) where claimed_at is not null;

-- How many tasks of a merchant have not ended.
create index task_unfinished on task (mer_id) where finished_at is null;
