/** Why a log that an address brings along cannot be shown, and what to do. */
export const logLink = {
  empty: 'There is no log in this link: what stands after “log=” is missing. Copy the whole link once more.',
  letters:
    'What this link brings along is no log: it holds characters that no link of ours has. Copy the whole link once more.',
  version: 'This link was made by a later version of this site. Reload the page to get that version.',
  broken:
    'This link is not whole: part of it was cut off or changed on the way. Copy the whole link once more, or ask whoever sent it for the log itself.',
  'too-long': 'This link is too long to hold a log. Ask whoever sent it for the log itself.',
};
