import { execFileSync } from 'node:child_process'

/**
 * The files that differ from the last commit, new ones among them, deleted ones not.
 * @param {string} root
 */
export function changedFiles(root) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean)
}
