export const cli = {};
