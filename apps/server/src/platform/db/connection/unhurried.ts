/**
 * As a column that a statement outside any transaction returns: its commit does not wait for the disk. The next one that
 * does takes it along, so a crash of the database loses it only together with what came after it.
 */
export const UNHURRIED = `set_config('synchronous_commit', 'off', true)`
