/** Where a picture or a video lies: on this server, or at a full address of the web. */
export const isFileAddress = (text: string): boolean => /^(?:https?:\/\/|\/)[^\s/]\S*$/i.test(text)
