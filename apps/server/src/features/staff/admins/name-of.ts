/** How the log names somebody: names repeat, accounts do not. */
export const nameOf = ({ realName, account }: { readonly realName: string; readonly account: string }): string =>
  `${realName}（${account}）`
