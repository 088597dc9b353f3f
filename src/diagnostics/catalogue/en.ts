import type { Catalogue } from './words.ts';

/** The English catalogue for authors. */
export const en: Catalogue = {
  entries: {
    'manifest/missing': {
      message: 'The file {name} cannot be found.',
      why: 'It describes the whole site.',
      fix: 'Put it into the site folder, or name the right folder with --site.',
    },
    'file/unreadable': {
      message: 'This file cannot be read ({problem}).',
      why: 'Nothing in it was checked.',
      fix: 'Check its permissions. If it is a link, check that its target exists.',
    },
    'file/link-outside': {
      message: 'This symbolic link leads out of the site’s folder.',
      why: 'Its target could be published by mistake, so it is not read.',
      fix: 'Put a copy of the file or folder in its place.',
    },
    'file/not-regular': {
      message: 'This is not a file, but a link to a folder, a named pipe or a device.',
      why: 'A site only publishes files, so this is not read.',
      fix: 'Put the real file or folder in its place, or remove it from content/.',
    },
    'file/too-large': {
      message: 'This file is too large: {size} MB, the limit is {most} MB.',
      why: 'No text is that long: a picture or a file was probably pasted by mistake. It is not read.',
      fix: 'Remove everything that is not text, or split it into several files.',
    },
    'file/utf-16': {
      message: 'This file is saved as UTF-16.',
      why: 'Other tools would only show strange characters.',
      fix: 'Save it again and choose the encoding UTF-8.',
    },
    'file/decomposed-name': {
      message: 'The accents in the name of this file are written as two characters.',
      why: 'Pages write them as one character, and would not find this file.',
      fix: 'Rename it and type its accents again: {name}.',
    },
    'file/not-utf-8': {
      message: 'This character is not saved as UTF-8.',
      why: 'Accents would be shown wrongly.',
      fix: 'Save the file again with the encoding UTF-8, then correct this character.',
    },
    'file/conflict': {
      message: 'This file contains two versions of a passage, between “{typed}” and “>>>>>>>”.',
      why: 'Git could not merge two changes: both would be published, with its marks.',
      fix: 'Keep one of the two versions, then delete the other and the lines “<<<<<<<”, “=======” and “>>>>>>>”.',
    },
    'json/empty': {
      message: 'The file is empty.',
      why: 'The site has no content any more.',
      fix: 'Restore an earlier version of the file.',
    },
    'json/unclosed': {
      message: '“{sign}” opened on line {line} is never closed.',
      why: 'The rest cannot be interpreted.',
      fix: 'Add “{closing}” where that part ends.',
    },
    'json/unclosed-string': {
      message: 'This text is not closed: a quotation mark " is missing before the end of the line.',
      why: 'Everything after it would be read as text.',
      fix: 'Add " at the end of the text; a line break inside a text is written \\n.',
    },
    'json/wrong-quotes': {
      message: 'The quotation mark {quote} does not work here.',
      why: 'Only the straight mark " delimits a text.',
      fix: 'Replace both marks with ".',
    },
    'json/control-character': {
      message: 'There is an invisible character in this text, often from a copied text.',
      why: 'Other tools would refuse the file.',
      fix: 'Delete it; a tab is written \\t, a line break \\n.',
    },
    'json/bad-escape': {
      message: '“{escape}” has no meaning in a text.',
      why: 'The backslash announces a special character.',
      fix: 'Write \\\\ for a backslash.',
    },
    'json/odd-space': {
      message: 'There is a special space here (no-break or invisible), often from copying and pasting.',
      why: 'Outside texts, tools do not accept it.',
      fix: 'Delete it and type an ordinary space.',
    },
    'json/comment': {
      message: 'A comment is not allowed here.',
      why: 'JSON has no comments.',
      fix: 'Delete it.',
    },
    'json/duplicate-key': {
      message: '“{key}” is written twice; the first time on line {line}.',
      why: 'Only the last value counts: the other would silently be lost.',
      fix: 'Keep the correct one.',
    },
    'json/missing-comma': {
      message: 'A comma is missing here.',
      why: 'Two elements in a row are separated by a comma.',
      fix: 'Add “,” at the end of this element.',
    },
    'json/trailing-comma': {
      message: 'This comma is one too many: nothing follows it before “{closing}”.',
      why: 'Other tools would refuse the file.',
      fix: 'Delete it.',
    },
    'json/extra-comma': {
      message: 'This comma is one too many.',
      why: 'A single comma separates two elements.',
      fix: 'Delete it.',
    },
    'json/wrong-separator': {
      message: '“{sign}” does not separate two elements.',
      why: 'Only a comma does.',
      fix: 'Replace it with “,”.',
    },
    'json/missing-colon': {
      message: '“:” is missing after “{key}”.',
      why: 'The colon joins a name to its value.',
      fix: 'Write "{key}": and then the value.',
    },
    'json/missing-value': {
      message: '“{key}” has no value.',
      why: 'A name without a value has no effect.',
      fix: 'Write the value after “:”, or delete the name.',
    },
    'json/unquoted-key': {
      message: 'The name “{key}” is not quoted.',
      why: 'Every name is written in straight quotation marks.',
      fix: 'Write "{key}".',
    },
    'json/unquoted-text': {
      message: 'The text “{text}” is not quoted.',
      why: 'Every text is written in straight quotation marks.',
      fix: 'Add " before and after the text.',
    },
    'json/unknown-word': {
      message: '“{text}” is not a known value.',
      why: 'Without quotation marks, only true, false, null or a number can be written.',
      fix: 'Write “{suggestion}”, or quote the text.',
    },
    'json/bad-number': {
      message: '“{text}” is not a well-written number.',
      why: 'Other tools would refuse the file.',
      fix: 'Write it in digits, with a point before decimals: 29 or 29.5.',
    },
    'json/decimal-comma': {
      message: '“{text}” is written with a comma.',
      why: 'In this file, a comma separates two elements.',
      fix: 'Write decimals after a point.',
    },
    'json/mismatched': {
      message: '“{sign}” does not match what was opened on line {line}.',
      why: 'The rest cannot be interpreted.',
      fix: 'Put “{closing}” in its place, or add it before.',
    },
    'json/extra-closing': {
      message: '“{sign}” is one too many.',
      why: 'The part opened on line {line} would end too early, and the rest of the content would be out of place.',
      fix: 'Delete this sign.',
    },
    'json/after-end': {
      message: '“{sign}” comes after the end of the content (line {line}).',
      why: 'One brace too many closed the file above, or text was added at the bottom.',
      fix: 'Delete this text, or the extra brace.',
    },
    'json/too-deep': {
      message: 'More than {deepest} levels are nested here.',
      why: 'No site needs that: it is a copying mistake.',
      fix: 'Delete the extra brackets or braces.',
    },
    'json/inner-quote': {
      message: 'A quotation mark " closes this text too early.',
      why: 'The rest would not belong to the text.',
      fix: 'Inside a text, write \\" or curved quotation marks.',
    },
    'json/unexpected': {
      message: '“{sign}” is not expected here.',
      why: 'The rest cannot be interpreted.',
      fix: 'Compare with a neighbouring element: a quotation mark, a comma or a brace may be missing just before.',
    },
    'figure/unreadable': {
      message: 'This figure cannot be read from here on.',
      why: 'It would not be drawn.',
      fix: 'Write one line for each setting: a name, a colon, a space, the value. Indent the parts of a setting by two spaces below it.',
    },
    'figure/no-kind': {
      message: 'This figure has no kind.',
      why: 'It cannot be drawn without one.',
      fix: 'Add a line “kind:” with one of these kinds: {list:known}.',
    },
    'figure/unknown-kind': {
      message: '“{typed}” is not a kind of figure.',
      why: 'It could not be drawn.',
      fix: 'Known kinds: {list:known}.',
    },
    'figure/no-number': {
      message: '“{typed}” contains no number.',
      why: 'The figure draws this value to scale.',
      fix: 'Write a number and its unit, for example “1 440 €”.',
    },
    'figure/wrong-count': {
      message: 'This series has {count} values for {expected} steps.',
      why: 'Each value is placed at its step.',
      fix: 'Give the series {expected} values, one for each of “steps”.',
    },
    'figure/wrong-total': {
      message: 'The total says “{typed}”, but the sum of the parts is {sum}.',
      why: 'The reader would not know which of the two to believe.',
      fix: 'Correct the total or the parts.',
    },
    'figure/dead-end': {
      message: 'The answer “{typed}” leads nowhere.',
      why: 'The reader would be left without a result.',
      fix: 'Add a “result”, or a question below that it leads to.',
    },
    'front-matter/missing': {
      message: 'The article does not begin with its front matter (title, description, dates).',
      why: 'Without it the page has neither title nor description.',
      fix: 'Add a block between two lines “---” at the top of the file, as in another article.',
    },
    'front-matter/wrong-fence': {
      message: '“{typed}” does not delimit front matter.',
      why: 'Without a delimiter, the article has neither title nor description.',
      fix: 'Put a line of three hyphens, “---”, and nothing else in its place, before the front matter and after it.',
    },
    'front-matter/not-first': {
      message: 'The front matter is not at the very top of the file.',
      why: 'Further down, it is read as text: the article has neither title nor description.',
      fix: 'Delete everything before “---”, including empty lines.',
    },
    'front-matter/unclosed': {
      message: 'The front matter opened by “---” is not closed.',
      why: 'The whole article would be read as front matter.',
      fix: 'Add a line “---” after its last line.',
    },
    'front-matter/syntax': {
      message: 'The front matter cannot be read from here on.',
      why: 'The article then has neither title nor description.',
      fix: 'Write one line for each setting: a name, a colon, a space, the value in quotation marks.',
    },
    'front-matter/duplicate-key': {
      message: '“{key}” is written twice in the front matter.',
      why: 'It is unclear which of the two counts.',
      fix: 'Keep the correct one.',
    },
    'front-matter/tab': {
      message: 'This line of the front matter begins with a tab.',
      why: 'Only spaces are accepted there.',
      fix: 'Replace the tab with two spaces.',
    },
    'front-matter/odd-space': {
      message: 'A no-break or invisible space is next to the “:” of “{key}”.',
      why: 'Only ordinary spaces are understood here.',
      fix: 'Write the colon right after the name, then an ordinary space.',
    },
    'front-matter/indented': {
      message: 'The line of “{key}” is not aligned with the others.',
      why: 'Spaces at its beginning make it part of another one.',
      fix: 'Begin it where its neighbours begin.',
    },
    'front-matter/not-indented': {
      message: '“{key}” is part of “{group}”, but its line begins at the same place.',
      why: 'Without two spaces at its beginning “{group}” would stay empty.',
      fix: 'Add two spaces at the beginning of each line of “{group}” ({list:keys}).',
    },
    'front-matter/missing-colon': {
      message: '“:” is missing after “{key}”.',
      why: 'The colon joins a name to its value.',
      fix: 'Write “{key}:” and then the value.',
    },
    'front-matter/missing-space': {
      message: 'A space is missing after “{key}:”.',
      why: 'Without it the line is not understood.',
      fix: 'Add a space after the colon.',
    },
    'front-matter/unclosed-quote': {
      message: 'The text of “{key}” is not closed.',
      why: 'The lines below would be read as part of it.',
      fix: 'Add the closing quotation mark.',
    },
    'front-matter/inner-quote': {
      message: 'A quotation mark or apostrophe closes the text of “{key}” too early.',
      why: 'The rest would not belong to the text.',
      fix: 'Put the text between straight quotation marks " and write \\" inside it.',
    },
    'front-matter/unclosed-list': {
      message: 'The list of “{key}” is not closed.',
      why: 'The rest of the front matter cannot be read.',
      fix: 'Add “]” at its end.',
    },
    'front-matter/needs-quotes': {
      message: 'The text of “{key}” must be in straight quotation marks.',
      why: 'It contains a sign (a colon, a quotation mark, #, @…) that has another meaning here.',
      fix: 'Add " before and after it.',
    },
    'block/bad-name': {
      message: '“{type}” cannot name a block of the site.',
      why: 'The prefix “site-” distinguishes your blocks from those of the engine, present and future. This folder was not read.',
      fix: 'Rename this folder {name}, and write that name as "type" in the manifest.',
    },
    'block/missing-file': {
      message: 'The file {file} is missing.',
      why: 'The block “{type}” needs its schema (schema.json) and its component, which has its name.',
      fix: 'Write this file, or delete the folder of the block.',
    },
    'block/wrong-keyword': {
      message: '“{keyword}” does not apply to the type “{type}”.',
      why: 'This keyword would have no effect on this field.',
      fix: 'Remove it, or correct the type of the field.',
    },
    'block/syntax': {
      message: 'This component cannot be read ({problem}).',
      why: 'No page can show this block.',
      fix: 'Correct the code here, or just before.',
    },
    'block/import': {
      message: '“{module}” cannot be imported by a block.',
      why: 'A block is compiled with the packages of the engine, and has access to nothing else.',
      fix: 'Allowed: {list:allowed}, at the top of the file.',
    },
    'block/unknown-name': {
      message: 'vitrine/block has nothing named “{name}”.',
      why: 'The block could not be shown.',
      fix: 'Possible names: {list:known}.',
    },
    'block/blocked-host': {
      message: 'Once published, browsers will block “{host}”.',
      why: 'They only load what the services of the manifest declare; “npm start” may still show it.',
      fix: 'Add the host to “hosts.{use}” of an entry of “services”, or keep the file in “content/media”.',
    },
    'block/foreign-form': {
      message: 'Once published, browsers will not send this form to “{host}”.',
      why: 'Forms only send to the address of the site.',
      fix: 'Link to it, or describe the form under “forms” of the manifest.',
    },
    'block/no-script': {
      message: '“{name}” has no effect in a block.',
      why: 'The component is rendered once, on the server; visitors only get its HTML.',
      fix: 'Remove it: a link, “<details>” or CSS react without scripts.',
    },
    'block/no-export': {
      message: 'This file does not export “{name}”.',
      why: 'The engine looks for the component of the block “{type}” by this name.',
      fix: 'Write "export function {name}({ block })".',
    },
    'block/throws': {
      message: 'The block “{type}” of the page {page} cannot be shown: {problem}.',
      why: 'Its component failed at this line.',
      fix: 'Correct the component; the other pages are shown.',
    },
    'schema/wrong-type': {
      message: '{types:expected} is needed here, not {types:actual}.',
      why: 'The site would not know how to show it.',
      fix: 'Write {types:expected}, for example {examples:expected}.',
    },
    'schema/unknown-block': {
      message: '“{typed}” is not a type of block.',
      why: 'The section could not be shown.',
      fix: 'Known types: {list:known}.',
    },
    'schema/unknown-key': {
      message: '“{key}” is not known in “{where}”.',
      why: 'This setting would have no effect.',
      fix: 'Possible names: {list:known}.',
    },
    'schema/bad-name': {
      message: '“{key}” cannot be a name here.',
      why: 'It is used elsewhere, between braces or in an address.',
      fix: 'It must be {patterns:pattern}.',
    },
    'schema/missing-key': {
      message: '“{key}” is missing in “{where}”.',
      why: 'It is needed to show this part.',
      fix: 'Add "{key}".',
      kinds: {
        needed: {
          message: '“{key}” is missing in “{where}”; “{by}” needs it.',
          why: 'This setting would have no effect.',
          fix: 'Add "{key}", or delete "{by}".',
        },
      },
    },
    'schema/missing-keys': {
      message: 'Missing from “{where}”: {list:keys}.',
      why: 'They are needed to show it.',
      fix: 'Add them, or restore an earlier version of the file.',
    },
    'schema/unknown-value': {
      message: '“{typed}” is not one of the choices.',
      why: 'This setting would have no effect.',
      fix: 'Possible choices: {list:known}.',
    },
    'schema/too-short': {
      message: 'This text is empty.',
      why: 'A gap would show on the page.',
      fix: 'Write the text, or delete the line if it is optional.',
      kinds: {
        short: {
          message: 'This text has {actual} characters; at least {limit} are needed.',
          why: 'A part is probably missing.',
          fix: 'Complete it.',
        },
      },
    },
    'schema/too-long': {
      message: 'This text has {actual} characters, but at most {limit} fit.',
      why: 'It would overflow or be cut.',
      fix: 'Shorten it.',
    },
    'schema/bad-date': {
      message: '“{typed}” is not a date.',
      why: 'Dates are shown and compared.',
      fix: 'Write year-month-day: 2026-11-20.',
    },
    'schema/bad-form': {
      message: '“{typed}” has the wrong form.',
      why: 'Written in another way, the value would not be understood.',
      fix: 'It must be {patterns:pattern}.',
    },
    'schema/too-small': {
      message: '{value} is too small.',
      why: 'Outside of the limits, the page may look wrong.',
      fix: 'The smallest number allowed is {limit}.',
    },
    'schema/too-large': {
      message: '{value} is too large.',
      why: 'Outside of the limits, the page may look wrong.',
      fix: 'The largest number allowed is {limit}.',
    },
    'schema/third-decimal': {
      message: '{value} has more than two decimals.',
      why: 'An amount is shown to the cent: visitors would read another one.',
      fix: 'Round it: {rounded}.',
    },
    'schema/moved-key': {
      message: '“{key}” is no longer set in “{where}”: its place is now “{to}”.',
      why: 'A version of the engine moved it; in its former place it is not read any more.',
      fix: 'Move this value to “{to}”.',
    },
    'schema/too-few': {
      message: 'This list has {actual} element(s), but at least {limit} are needed.',
      why: 'The section would look empty or lopsided.',
      fix: 'Add {difference}.',
    },
    'schema/too-many': {
      message: 'This list has {actual} elements, but at most {limit} fit.',
      why: 'The section would overflow.',
      fix: 'Remove {difference}.',
    },
    'schema/repeated-item': {
      message: '“{typed}” is in the list twice.',
      why: 'It would be shown twice.',
      fix: 'Keep one.',
    },
    'form/unknown-field': {
      message: 'The form “{form}” has no field “{typed}”.',
      why: 'These words would be sent as typed, with the braces.',
      fix: 'Fields of the form: {list:known}. A fact is typed with its group: {example}.',
    },
    'form/duplicate-field': {
      message: 'The form “{form}” has two fields named “{field}”.',
      why: 'The answer to one would replace the answer to the other.',
      fix: 'Give one of them another name.',
    },
    'form/no-options': {
      message: 'The field “{field}” is a list without any choice.',
      why: 'The visitor could not answer.',
      fix: 'Add “options”, or change “kind”.',
    },
    'form/promised-call': {
      message: 'The form “{form}” promises a call (“{typed}”) without a field for a number.',
      why: 'The business would not know where to call.',
      fix: 'Add a field of the kind “phone”, or write “Nous vous répondons”.',
    },
    'form/several': {
      message: 'The page {page} contains the form “{form}” twice.',
      why: 'Their fields would have the same names: an answer would pass from one to the other.',
      fix: 'Keep one, and link to it.',
    },
    'form/unused-field': {
      message: 'The answer to the field “{field}” is not in the message that is sent.',
      why: 'The business would not know what the visitor answered.',
      fix: 'Add “{wanted}” to one of the texts of “params”.',
    },
    'form/unused-setting': {
      message: '“{setting}” has no effect in the field “{field}”.',
      why: 'A field of the kind “{kind}” ignores it.',
      fix: 'Delete this setting, or change “kind”.',
    },
    'form/unknown-template': {
      message: 'No form is called “{typed}”.',
      why: 'This mail template would not be used.',
      fix: 'Delete it, or give it the name of a form: {list:known}.',
    },
    'form/no-template': {
      message: 'The form “{form}” has no mail template.',
      why: 'The mail service would refuse its messages.',
      fix: 'Add “{form}” under “mail.templates”.',
    },
    'link/unknown-page': {
      message: 'No page has the address “{to}”.',
      why: 'The visitor would land on an error page.',
      fix: 'Correct the address, or add the page.',
      kinds: {
        renamed: {
          message: '{count} links lead to “{to}”, which does not exist, and none to “{near}”.',
          why: 'Either this page has a new address that the links do not use yet, or its address is misspelt.',
          fix: 'If it is new, run “npm run rename -- {to} {near}”, which changes these links and redirects the old address. Otherwise write “{suggestion}” here.',
        },
      },
    },
    'link/unknown-anchor': {
      message: 'The page {page} has no section “#{anchor}”.',
      why: 'The link would lead to the top of the page instead.',
      fix: 'Sections of that page: {list:known}.',
      kinds: {
        renamed: {
          message:
            '{count} links lead to the section “#{anchor}” of the page {page}, which does not exist, and none to “#{near}”.',
          why: 'A click would lead to the top of the page.',
          fix: 'Write “{anchor}” here, or correct the links.',
        },
      },
    },
    'link/anchor-alone': {
      message: '“#{anchor}” leads nowhere on pages that have no such section.',
      why: 'This link is also on other pages, where a click would do nothing.',
      fix: 'Write the page that has it before the anchor, as in “/#prices”.',
    },
    'link/inexact-path': {
      message: 'The address “{to}” is not written exactly.',
      why: 'A trailing slash or a capital makes a different address.',
      fix: 'Write “{suggestion}”.',
    },
    'link/own-address': {
      message: '“{to}” is a page of this site, written as a complete address.',
      why: 'Wherever that address is not the right one, the link would lead to another site, or nowhere.',
      fix: 'Write “{suggestion}”.',
    },
    'link/own-page': {
      message: '“{to}” leads to the page that contains this link.',
      why: 'The visitor clicks and nothing changes: the site seems to be broken.',
      fix: 'Choose another page, or a section of this one: “{to}#…”.',
    },
    'link/redirected': {
      message: '“{to}” is an old address that redirects.',
      why: 'Visitors and search engines have to wait for a redirection.',
      fix: 'Write “{suggestion}” instead.',
    },
    'link/not-https': {
      message: 'This link is not https: {to}',
      why: 'The visitor’s connection would not be protected.',
      fix: 'Replace http with https, after making sure that the page opens.',
    },
    'link/unsafe-scheme': {
      message: 'This kind of address is forbidden: {to}',
      why: 'It can run code or hide content.',
      fix: 'Use a page of the site, https:, mailto: or tel:.',
    },
    'link/malformed': {
      message: '“{to}” is not a complete address.',
      why: 'The link would lead nowhere.',
      fix: 'A page of the site begins with “/”, a section with “#”, another site with “https://”; no address contains a space.',
    },
    'link/odd-space': {
      message: 'There is a no-break or invisible space in this address, often from copying and pasting.',
      why: 'It is a part of the address: the link would lead nowhere.',
      fix: 'Write “{suggestion}”.',
    },
    'link/empty-text': {
      message: 'This link has no text.',
      why: 'It can be neither seen nor heard.',
      fix: 'Describe its target between the brackets.',
    },
    'link/vague-text': {
      message: '“{text}” does not say where the link leads.',
      why: 'Read alone, by a screen reader or a search engine, it means nothing.',
      fix: 'Name the page or the action.',
    },
    'link/broken-syntax': {
      message: '“{typed}” will not be a link.',
      why: 'The visitor would see the brackets and the address.',
      fix: 'A link is written [words](/address), without a space between the two or in the address.',
    },
    'link/undefined-reference': {
      message: 'No line “[{label}]:” says where this link leads.',
      why: 'The visitor would see the brackets.',
      fix: 'Write it in full, [words](/address), or add a line “[{label}]: /address”.',
    },
    'page/duplicate-path': {
      message: 'The address “{path}” is used twice; first on line {line}.',
      why: 'Only one of the two pages could be seen.',
      fix: 'Change one of the addresses.',
    },
    'page/reserved-path': {
      message: 'The address “{path}” is taken already by “{taken}”, which the site publishes.',
      why: 'One of the two would overwrite the other.',
      fix: 'Give the page another address.',
    },
    'page/unserved-path': {
      message: 'The address contains “{part}”, which no host serves.',
      why: 'Names that begin with a dot stay hidden, and no folder can contain a name of more than 240 bytes: the page could not be found.',
      fix: 'Give this part of the address a short name without a dot at its beginning.',
    },
    'page/odd-path': {
      message: 'The address “{path}” contains a capital, an accent or an ending like “.html”.',
      why: 'People who type or copy it often get it wrong, and their link would lead nowhere.',
      fix: 'Write it in lower case, without accents or ending, with hyphens; if it was online already, add a redirect.',
    },
    'page/orphan': {
      message: 'No link leads to “{path}”.',
      why: 'Neither visitors nor search engines will find it.',
      fix: 'Add a link to it, or "noindex": true if its address is given out in another way.',
    },
    'page/duplicate-anchor': {
      message: 'The anchor “{anchor}” is used twice on the page {page}.',
      why: 'Links would only lead to the first.',
      fix: 'Change one of the two.',
    },
    'page/duplicate-slug': {
      message: 'Two guides are named “{slug}”; the other: {other}.',
      why: 'In a list or a link they would be mistaken for each other.',
      fix: 'Rename one of the two files.',
    },
    'redirect/shadows-page': {
      message: '“{page}” is a page of the site: the redirection from “{path}” would hide it.',
      why: 'The visitor would never reach the page.',
      fix: 'Delete the redirection, redirect from a more specific address, or change that of the page.',
    },
    'redirect/shadows-file': {
      message: 'The site publishes “{file}”: the redirection from “{path}” would hide it.',
      why: 'A picture, the sitemap or the error page would not open any more.',
      fix: 'Delete the redirection, or redirect from a more specific address.',
    },
    'redirect/never-matches': {
      message: 'The redirection from “{from}” would never apply, because of “{sign}”.',
      why: 'A host only compares the path, without “.” or “..” between its slashes: neither what follows “?” or “#”, nor a star in the middle.',
      fix: 'Only write the path; “*” counts only at the end, after a slash: “/blog/*”.',
    },
    'redirect/invalid-target': {
      message: 'A redirection cannot lead to “{to}”.',
      why: 'It must lead to a page or to a web address that every host interprets in the same way.',
      fix: 'Write an address that begins with “/” or “https://”, without quotation mark, brace, angle bracket, “\\”, “^”, “`” or “|”, and without a part of the old one (“:name”, “:splat”).',
    },
    'redirect/duplicate': {
      message: '“{path}” is redirected twice.',
      why: 'Only one redirection counts.',
      fix: 'Keep the right one.',
    },
    'redirect/chained': {
      message: '“{from}” leads to “{to}”, which redirects in turn.',
      why: 'Every jump costs time, and search engines follow only a few.',
      fix: 'Give the final address.',
    },
    'redirect/loop': {
      message: 'These redirections form a circle: {list:way}.',
      why: 'The browser would show an error instead of a page.',
      fix: 'Redirect one of them to a page that exists, or delete it.',
    },
    'release/consent-version': {
      message:
        'The terms that visitors agree to have changed since the last release, but “version” is still {version}.',
      why: 'Earlier agreements would cover a service, a host or a cookie that visitors were not told about.',
      fix: 'Write {suggestion}: the banner will ask everybody again.',
    },
    'release/removed-page': {
      message: '“{path}” ({title}) was published at the last release and is gone, without a redirection.',
      why: 'Links of other sites, bookmarks and search engines still lead there.',
      fix: 'Add a redirection from “{path}” to the page that replaces it.',
    },
    'release/replaced-address': {
      message: 'Former addresses that lead nowhere: {count} ({list:paths}).',
      why: 'The site that this one replaces had them: links, bookmarks and search engines still lead there.',
      fix: 'Redirect them to the page that replaces them, or remove from “replaced” in content/release.json those that nothing replaces.',
    },
    'release/unreadable-list': {
      message: '{file} is not the list of pages that the release command writes.',
      why: 'Pages removed since the last release would go unnoticed.',
      fix: 'Restore the file from version control, or delete it.',
    },
    'reference/missing-part': {
      message: '“{what}” needs the part “{part}” of the manifest, which is missing.',
      why: 'The page cannot be created without it.',
      fix: 'Add “{part}” to the manifest.',
    },
    'reference/unknown': {
      message: '“{typed}” does not exist in “{collection}”.',
      why: 'This part of the page would stay empty.',
      fix: 'Possible choices: {list:known}.',
      kinds: {
        renamed: {
          message: '“{typed}” is used and does not exist in “{collection}”, where nothing uses “{near}”.',
          why: 'This name was probably changed, and the parts that use it would stay empty.',
          fix: 'Write “{typed}” here, or “{near}” where it is used.',
        },
      },
    },
    'reference/duplicate-id': {
      message: 'The identifier “{id}” is used twice in “{collection}”.',
      why: 'It would be unclear which of the two to use.',
      fix: 'Change one of the two.',
    },
    'reference/unused': {
      message: '“{id}” is not shown on any page.',
      why: 'It appears on no page.',
      fix: 'Add “{id}” to the block that should show it, or delete it.',
    },
    'chain/lost-guide': {
      message: 'This guide and its chain do not match.',
      why: 'It would not be published, or the series would have a gap.',
      fix: 'Give the guide the same name in its chain and in the folder of that chain.',
      kinds: {
        elsewhere: {
          message: 'The guide “{slug}” is not in {folder}: its file is {file}.',
          why: 'The page would be missing from this series.',
          fix: 'Move the file to that folder, or move “{slug}” to the chain of its folder.',
        },
        linked: {
          message:
            'The guide “{slug}” ({file}) is missing from this list, though the site leads to it (number of links: {count}).',
          why: 'It would not be published, and those links would lead to an error page.',
          fix: 'Add “{slug}” to the list, or correct the links.',
        },
        'misnamed-file': {
          message: 'The name of the file {file} is not valid for a guide.',
          why: 'It becomes the address of the page: no capitals, accents or spaces.',
          fix: 'Rename it to “{name}.md”, and name “{name}” in its chain.',
        },
        'no-file': {
          message: 'The guide “{slug}” has no file {file}.',
          why: 'The series would have a gap, and the page would be missing.',
          fix: 'Create the file, correct the name, or remove it from “articles”.',
        },
        'other-ending': {
          message: 'The text of the guide “{slug}” is in {stray}, whose name does not end with “.md”.',
          why: 'That file is not read, and the page would be missing.',
          fix: 'Rename it to {file} (on Windows, show the file name extensions first).',
        },
        unlisted: {
          message: 'This guide is in no chain.',
          why: 'It will not be published.',
          fix: 'Add “{slug}” to the articles of the chain “{chain}”.',
        },
      },
    },
    'chain/article-in-two-chains': {
      message: 'The guide “{path}” is in two chains.',
      why: 'The next guide would be ambiguous.',
      fix: 'Remove it from one of the two.',
    },
    'chain/not-closed': {
      message: '“{next}” breaks the circle of the series: {list:broken}.',
      why: 'A reader who follows the guides would not see them all.',
      fix: 'Delete this line: the order comes from the manifest.',
    },
    'chain/hub-without-list': {
      message: 'The hub {hub} does not show the list of the chain “{chain}”.',
      why: 'Nobody could choose a guide.',
      fix: 'Add a block “article-list” with "chain": "{chain}".',
    },
    'content/unused-file': {
      message: 'This file is used nowhere.',
      why: 'Its text will not appear on the site.',
      fix: 'Use it in a page, or delete it.',
    },
    'content/empty-file': {
      message: 'This text is empty.',
      why: 'The page would only have a title.',
      fix: 'Write the text below the front matter; if it was lost, restore an earlier version of the file.',
    },
    'media/missing': {
      message: 'The file “{file}” does not exist below content/.',
      why: 'Visitors would see a broken picture or a gap.',
      fix: 'Add the file, or correct its name.',
    },
    'media/unused': {
      message: 'This file is used nowhere.',
      why: 'It takes up space for nothing.',
      fix: 'Delete it, with its other sizes if it has any, or use it.',
    },
    'media/download-label': {
      message: 'This link to a file does not mention “({label})”.',
      why: 'Visitors would not know what to expect: a format that they cannot open, or a file that is too large.',
      fix: 'End the words of the link with the format and the actual size.',
    },
    'media/no-alt': {
      message: 'This picture has no alternative text.',
      why: 'People who cannot see it would know nothing about it.',
      fix: 'Describe in one sentence what it shows.',
    },
    'media/share-drawing': {
      message: 'The picture for social networks “{source}” is an SVG drawing.',
      why: 'Social networks do not show it: a shared link would have no picture.',
      fix: 'Save it as PNG or JPEG, or remove it: the page will have a picture drawn from its title.',
    },
    'media/share-too-small': {
      message: 'The picture for social networks is {width} pixels wide, but at least {limit} are needed.',
      why: 'Social networks would reduce it to a thumbnail.',
      fix: 'Use a picture of 1200 × 630 pixels and write its actual dimensions into “width” and “height”.',
    },
    'media/too-heavy': {
      message: 'This file has {size} kB; at most {limit} kB are recommended.',
      why: 'The page would open slowly on a phone.',
      fix: 'Reduce its size or save it as WebP.',
    },
    'media/not-a-picture': {
      message: '“{file}” is not a picture that browsers show.',
      why: 'The visitor would see a broken picture, or a gap.',
      fix: 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG; a photo from an iPhone (“.heic”) can be exported as JPEG.',
    },
    'media/empty-file': {
      message: 'The file “{file}” is empty (0 bytes).',
      why: 'Visitors would see a broken picture or a gap.',
      fix: 'Copy it again: the last copy was probably interrupted.',
    },
    'media/other-content': {
      message: '“{file}” will not be shown: it is actually {contents:content}.',
      why: 'Visitors would see a broken picture, or a gap.',
      fix: '{remedies:content}',
    },
    'media/wrong-ending': {
      message: '“{file}” is actually {contents:content}.',
      why: 'Browsers cope with it; social networks and some hosts do not.',
      fix: 'Rename it to “{right}”, and correct its name wherever it is used.',
    },
    'media/cut-off': {
      message: '“{file}” is incomplete.',
      why: 'Visitors would see a part of it, or nothing.',
      fix: 'Upload it again: the copy was probably interrupted.',
    },
    'media/active-drawing': {
      message: 'This drawing contains a program: “{typed}”.',
      why: 'It would run in the name of your site if somebody opens its address.',
      fix: 'Save it again without scripts or scripted animation (“plain” or “optimised” SVG), or as a PNG.',
    },
    'media/foreign-part': {
      message: 'This drawing fetches “{typed}” from outside its file.',
      why: 'A drawing in a page cannot fetch anything: this part would be missing.',
      fix: 'Save it again with its pictures embedded and its texts as outlines, or as a PNG.',
    },
    'media/nameless-drawing': {
      message: 'This drawing does not say that it is an SVG: it lacks “xmlns”.',
      why: 'It was visible in the page that it was copied from; as a file, visitors would not see it.',
      fix: 'Write “{suggestion}” at the beginning of its first tag.',
    },
    'media/camera-data': {
      message: '“{file}” reveals {reveals:data}.',
      why: 'Anyone who saves the picture can read this.',
      fix: 'Remove it from the properties of the file (Windows: “Details”, “Remove Properties”; Mac: Preview, “Inspector”), or save the picture again without metadata. Author and copyright may stay.',
    },
    'media/broken-drawing': {
      message: 'This drawing is not a valid SVG: browsers stop at “{typed}”.',
      why: 'Visitors would see a broken picture, or a gap.',
      fix: 'Save it again from the program that made it, or as a PNG.',
    },
    'media/undrawn-sign': {
      message: 'The picture for social networks does not show “{signs}”: its fonts lack this sign.',
      why: 'A gap would be shown in its place when somebody shares the page.',
      fix: 'Write this text without this sign, or give the page a picture of its own (“picture”).',
    },
    'media/unlisted-part': {
      message: 'This drawing contains “{typed}”, which a published drawing cannot contain.',
      why: 'Only drawing elements are accepted: others could run a program in the name of your site.',
      fix: 'Save it again (“plain” or “optimised” SVG, texts as outlines), or as a PNG.',
    },
    'media/other-format': {
      message: '“{file}” does not have the format in its name: it is actually {contents:content}.',
      why: 'Visitors could not open it, or would get something other than you offer.',
      fix: 'Save it again in the format in its name, or rename it after its actual format.',
    },
    'media/not-offered': {
      message: '“{file}” cannot be published: a site cannot offer files with this ending.',
      why: 'A page or a program would open in the name of your site.',
      fix: 'Save it in one of these formats: avif, webp, png, jpg, gif, svg, mp4, webm, vtt, mp3, pdf, csv, ods, xlsx, odt, docx, txt, ics, vcf. An “.html” page only shows in the frame of a booking block.',
    },
    'media/unsafe-page': {
      message: 'The page of this frame contains “{typed}”.',
      why: 'Its address opens in the name of your site: it can neither run a program nor load anything from elsewhere.',
      fix: 'Remove it, or use the address of your booking service (“https://”) for the frame.',
    },
    'media/wrong-size': {
      message: 'The picture has {actual} pixels, but “width” and “height” say {declared}.',
      why: 'The space reserved for it has other proportions: the page would jump when it loads, or the picture would be distorted.',
      fix: 'Write the width and height of the picture.',
    },
    'media/stale-variant': {
      message: '“{file}” is probably not the same picture as “{source}”: its name or its proportions differ.',
      why: 'Browsers prefer these other sizes: they would show the old picture.',
      fix: 'Create the other sizes again from the new picture, or delete “variants”.',
    },
    'media/wrong-variant-width': {
      message: '“{file}” is {width} pixels wide, not {named} as its name says.',
      why: 'Browsers choose by this number: the picture would be blurred or too heavy.',
      fix: 'Create it again in that width, or put its actual width into its name.',
    },
    'fact/unknown': {
      message: '“{name}” is not a known name.',
      why: 'The visitor would see the braces.',
      fix: 'Correct the name, or add it under “facts”.',
      kinds: {
        renamed: {
          message: 'Texts use “{name}”, which does not exist, and none uses “{near}”.',
          why: 'The name of this fact was probably changed, and the visitor would see the braces.',
          fix: 'Write “{suggestion}” here, or correct the texts (number of places: {count}).',
        },
      },
    },
    'fact/malformed': {
      message: '“{typed}” is malformed.',
      why: 'The visitor would see the braces.',
      fix: 'Put a name between two braces on either side, as in “{example}”; to show braces, put them between backticks.',
    },
    'fact/unused': {
      message: 'The fact “{name}” is used nowhere.',
      why: 'Nobody would notice when the figure is outdated.',
      fix: 'Use it in a text, or delete it.',
    },
    'fact/doubled-unit': {
      message: '“{typed}” is redundant: “{name}” is already shown as “{printed}”.',
      why: 'Visitors would read the unit twice.',
      fix: 'Write “{suggestion}”.',
    },
    'fact/typed-by-hand': {
      message: '“{typed}” is typed by hand, although it is a fact of the site.',
      why: 'This text will be wrong when the figure changes.',
      fix: 'Write “{suggestion}”.',
    },
    'editor/no-schema': {
      message: 'The manifest does not tell text editors where its schema is.',
      why: 'Text editors can no longer explain or complete it, or underline mistakes.',
      fix: 'Put the line {whole:line} back at the top of the file, followed by a comma.',
    },
    'editor/unknown-schema': {
      message: '“{typed}” does not lead to a file.',
      why: 'Text editors can no longer explain or complete the manifest, or underline mistakes.',
      fix: 'Write the path, from the manifest, of “schemas/editor.schema.json” of Vitrine: {whole:example}.',
    },
    'fact/circular': {
      message: 'This is the text of “{own}”: “{name}” leads back to it.',
      why: 'A text cannot contain itself: the visitor would see the braces.',
      fix: 'Write the text here, without this name.',
    },
    'fact/copy-differs': {
      message: 'This fact is {value}, but “{from}” is {original}.',
      why: 'Two different figures would be announced.',
      fix: 'Delete “value”: “from” is enough.',
    },
    'fact/unknown-source': {
      message: '“{from}” does not lead to a value of the manifest.',
      why: 'The fact would have no value.',
      fix: 'Write the names that lead to the value, with dots between them, from the first level of the manifest on.',
    },
    'fact/incomplete': {
      message: 'The fact “{name}” lacks {parts:missing}.',
      why: 'It would be shown wrongly.',
      fix: 'Add or correct “{missing}”.',
    },
    'heading/no-h1': {
      message: 'The page {page} has no main title.',
      why: 'People with a screen reader would not know where they are, nor would search engines.',
      fix: 'Begin it with a block “hero” or “article-header”.',
    },
    'heading/several-h1': {
      message: 'The page {page} has more than one main title.',
      why: 'Screen readers and search engines expect one.',
      fix: 'Make this one a section title.',
    },
    'heading/underlined': {
      message: 'This line of dashes makes a heading of the paragraph above.',
      why: 'Dashes directly below a text make it a heading; they do not separate it from the next text.',
      fix: 'Leave an empty line before the dashes.',
    },
    'heading/skipped-level': {
      message: 'This heading skips a level ({level} after {before}).',
      why: 'The outline of the page makes no sense in a screen reader.',
      fix: 'Write “{suggestion}”, or add the heading in between.',
    },
    'heading/empty': {
      message: 'This heading is empty.',
      why: 'It announces a part without a name.',
      fix: 'Write it, or delete the line.',
    },
    'heading/missing-space': {
      message: '“{typed}” will not be a heading: a space is missing after its “#”.',
      why: 'The visitor would see the “#” in the text.',
      fix: 'Write “{suggestion}”.',
    },
    'contact/malformed-email': {
      message: '“{typed}” is not an e-mail address.',
      why: 'Messages would not arrive.',
      fix: 'It needs a name, @ and a domain: contact@example.com.',
    },
    'contact/malformed-phone': {
      message: '“{typed}” is not a telephone number.',
      why: 'The call would fail.',
      fix: 'Write the international form (+33 4 65 71 00 00) or, in France, ten digits (04 65 71 00 00).',
    },
    'contact/malformed-postal-code': {
      message: '“{typed}” is not a postal code of this country ({country}).',
      why: 'Letters and maps would go astray.',
      fix: 'Correct the postal code, or the country of the address (“country”).',
    },
    'contact/malformed-siren': {
      message: '“{typed}” is not a SIREN number.',
      why: 'The law requires it, and visitors could not find the company. Its last digit, a check digit, reveals typing mistakes.',
      fix: 'Copy the nine digits from the company’s Kbis or RNE extract, as “123 456 782”; until then, mark “legal” with a “placeholder”.',
    },
    'price/due': {
      message: 'The price “{name}” was read {months} months ago: it is due every {recheck} months.',
      why: 'The prices of others change without notice.',
      fix: 'Read the page again ({whole:source}), correct the value, then set “checked” to the present month.',
    },
    'price/no-source': {
      message: 'The price “{name}” is marked as read ({checked}), but without the page.',
      why: 'Nobody would know where to read it again.',
      fix: 'Write the address of the page as “source”, or remove “checked”.',
    },
    'price/not-read': {
      message: 'Prices of others that nobody has read at their source: {count} ({names}).',
      why: 'Tables mark them with an asterisk, as orders of price.',
      fix: 'Read each price on the page of its seller, then write “source” and “checked”.',
    },
    'notice/ended': {
      message: 'This ended on {until}: nobody sees it any more.',
      why: 'The next person who opens the file will wonder whether it is still true.',
      fix: 'Remove it, or set the next date.',
    },
    'notice/far-ahead': {
      message: 'This would end on {until}, more than a year ahead.',
      why: 'With a mistyped year, the announcement would stay.',
      fix: 'Check the year.',
    },
    'notice/order': {
      message: 'The last day ({until}) is before the first ({from}).',
      why: 'Nobody would see the announcement.',
      fix: 'Correct one of the two dates; for a single day, they are equal.',
    },
    'notice/reduction': {
      message: 'Does “{words}” announce a lower price? The former price is missing.',
      why: 'Article L112-1-1 of the French consumer code then asks for the lowest price of the thirty days before. This check does not judge whether the announcement is lawful.',
      fix: 'Add for instance « au lieu de 59 € », or “perishable” for goods that spoil quickly; otherwise leave it.',
    },
    'price/out-of-range': {
      message: 'The price of {price} is out of the ordinary ({least} to {most}).',
      why: 'A mistake in a price binds the company.',
      fix: 'Check the amount.',
    },
    'price/outdated': {
      message: 'The price “{name}” was read {months} months ago, though it is due every {recheck} months.',
      why: 'Visitors would read a price that is probably no longer valid.',
      fix: 'Read the page again ({whole:source}), correct the value, then set “checked” to the present month; otherwise remove “checked”.',
    },
    'price/text-differs': {
      message: 'The written price “{typed}” does not match the monthly price of {price}.',
      why: 'Two different prices would be announced.',
      fix: 'Make the two agree.',
    },
    'price/typed-by-hand': {
      message: '“{typed}” is typed by hand, near a name whose price is a fact of the site.',
      why: 'When that price changes, this text will be wrong and will contradict the others.',
      fix: 'Write the fact: {whole:names}. If the amount is something else, say it in a sentence without that name.',
    },
    'service/ads-without-choice': {
      message:
        'The service “{name}”, which “ads” names, does not wait for the visitor’s choice or does not name its cookies.',
      why: 'Without that choice no conversion is ever reported; without a cookie the page of cookies would name none.',
      fix: 'It needs “"trackers": true”, a purpose other than “necessaire” and, under “cookies”, at least one name.',
    },
    'service/blank-in-code': {
      message: 'This code contains spaces: “{typed}”.',
      why: 'The service would not recognize it, and every request would fail.',
      fix: 'Write “{suggestion}”.',
    },
    'service/undeclared-host': {
      message: '“{host}” is not declared by any service.',
      why: 'The browser will block it, and visitors are not told about it.',
      fix: 'Add it to “hosts.{use}” of an entry of “services”.',
    },
    'theme/contrast': {
      message: '{front} on {back}: contrast of {ratio}, but {needed} is needed ({modes:mode}).',
      why: 'Many visitors could hardly read the text (WCAG AA).',
      fix: 'Darken one colour or lighten the other.',
    },
    'theme/missing-font': {
      message: 'Missing for this font: {list:files}.',
      why: 'Without its file, the font is not used; most licences must be published with it.',
      fix: 'Put the file there, in lower case, or remove the font from “theme.fonts”.',
    },
    'placeholder/no-privacy-page': {
      message: 'To be completed before going live: the page {path} does not explain how visitors’ data is used.',
      why: 'A form must link to this: who receives the message, why, how long it is kept, how to have it deleted (GDPR, article 13).',
      fix: 'Add a part about personal data to that page, or link to the page that has one.',
    },
    'placeholder/standing': {
      message: 'To be replaced before going live: {entry}.',
      why: 'This content is provisional.',
      fix: 'Replace it by what is true of the business, then delete “placeholder”.',
    },
    'placeholder/text': {
      message: 'To be replaced before going live: this text, which is marked as provisional.',
      why: 'A visitor would take it for the final text.',
      fix: 'Complete the text, then delete “placeholder”.',
    },
    'placeholder/unknown': {
      message: 'To be completed before going live: {entry}.',
      why: 'Pages show “à compléter” in this place.',
      fix: 'Write the value instead of “null”.',
    },
    'placeholder/unmarked': {
      message: 'To be replaced before going live: “{typed}”.',
      why: 'This note, or this address or number reserved for examples, would be published instead of the real one.',
      fix: 'Put the real value in its place.',
    },
    'placeholder/zero': {
      message: 'To confirm before going live: “{typed}” below a mark.',
      why: 'A marked zero used to mean “unknown”; pages now show it as it is.',
      fix: 'Write “null” as long as the value is not known; if it really is zero, delete the mark.',
    },
    'article/not-reviewed': {
      message: 'This guide has not been reviewed for {months} months.',
      why: 'Prices, tools and rules change.',
      fix: 'Read it again, correct it, then set “reviewed” to today’s date.',
    },
    'article/impossible-dates': {
      message: 'The date {date} is impossible: {reason}.',
      why: 'The visitor would see a wrong date.',
      fix: 'Correct it.',
    },
    'seo/long-title': {
      message: 'This title has {length} characters, but search engines show {limit}.',
      why: 'Its end would be cut in the results.',
      fix: 'Shorten it, with the essential words first.',
    },
    'seo/short-title': {
      message: 'This title has only {length} characters.',
      why: 'It says too little to be chosen among the results.',
      fix: 'Say what the page is about, in at least {limit} characters.',
    },
    'seo/long-description': {
      message: 'This description has {length} characters, but search engines show {limit}.',
      why: 'Its end would be cut in the results.',
      fix: 'Shorten it.',
    },
    'seo/short-description': {
      message: 'This description has only {length} characters.',
      why: 'Search engines would replace it with a passage of their choice.',
      fix: 'Write at least {limit} characters.',
    },
    'seo/repeated-title': {
      message: 'This title is also the title of {other}.',
      why: 'Search engines would take one of the pages for a copy.',
      fix: 'Give each page its own title.',
    },
    'seo/repeated-description': {
      message: 'This description is also the description of {other}.',
      why: 'Search engines would show only one.',
      fix: 'Give each page its own description.',
    },
    'photo/malformed-address': {
      message: 'This address of a photo is not valid.',
      why: 'The photo cannot be requested.',
      fix: 'Copy all of it from the browser: “https://…”.',
    },
    'photo/not-https': {
      message: 'This photo is not offered at a secure address.',
      why: 'Anyone on the network could replace it.',
      fix: 'Use an address that begins with “https://”.',
    },
    'photo/password-in-address': {
      message: 'This address has a user name or a password in it.',
      why: 'They would be published with the project.',
      fix: 'Download the photo yourself and put it elsewhere.',
    },
    'photo/unreachable': {
      message: '{host} does not answer ({reason}).',
      why: 'The drawing stays in the meantime.',
      fix: 'Open the address in a browser. If it opens, try again later.',
    },
    'photo/too-slow': {
      message: '{host} has not sent the photo within {seconds} s.',
      why: 'The drawing stays in the meantime.',
      fix: 'Try again, or choose a lighter photo.',
    },
    'photo/refused': {
      message: 'The photo is not sent: the server answers {status}.',
      why: 'It may have been moved or deleted.',
      fix: 'Check the address in a browser.',
    },
    'photo/too-many-redirects': {
      message: 'The address redirects more than {limit} times.',
      why: 'The photo is probably gone.',
      fix: 'Use the final address, which the browser shows with the photo.',
    },
    'photo/not-a-picture': {
      message: 'The address does not lead to a photo ({type}).',
      why: 'Often it is the address of the page that shows it.',
      fix: 'Use the address of the picture itself, as JPEG, PNG, WebP or AVIF.',
    },
    'photo/too-heavy': {
      message: 'This photo is larger than {limit} MB.',
      why: 'Its download was stopped.',
      fix: 'Choose a smaller version: a width of 1,200 pixels is enough.',
    },
    'photo/too-small': {
      message: 'This photo has {width} × {height} pixels; it should have at least {least}.',
      why: 'Enlarged it would be blurred.',
      fix: 'Choose a larger version.',
    },
    'photo/unreadable': {
      message: 'This photo is damaged or incomplete.',
      why: 'It cannot be resized.',
      fix: 'Open it in a browser; if it looks wrong, choose another.',
    },
    'style/few-links': {
      message: 'This guide leads to {value} page(s) of the site; it should lead to at least {limit}.',
      why: 'Readers do not find what to read next.',
      fix: 'Add a link where they would want it: “[text of the link](/section/guide)”.',
    },
    'style/few-sections': {
      message: 'This guide has {value} section(s); it should have at least {limit}.',
      why: 'A long text without headings cannot be skimmed.',
      fix: 'Add headings of the form “## Heading”.',
    },
    'style/long-guide': {
      message: 'This guide has {value} words; it should have at most {limit}.',
      why: 'Few readers will reach its end.',
      fix: 'Remove {difference} words: what another guide explains already needs a sentence and a link.',
    },
    'style/long-sentence': {
      message: 'This sentence has {value} words; it should have at most {limit}.',
      why: 'At its end readers have forgotten its beginning.',
      fix: 'Split it, for example after “{after}”.',
    },
    'style/many-links': {
      message:
        'This guide leads to {value} page(s) of the site; it should lead to at most {limit}; this link is the first one too many.',
      why: 'Too many links guide nobody.',
      fix: 'Keep those that readers would follow, and remove the brackets of the others.',
    },
    'style/many-sections': {
      message: 'This guide has {value} sections; it should have at most {limit}.',
      why: 'Readers no longer see its outline at a glance.',
      fix: 'Join two sections, or make a small one a subheading “###”.',
    },
    'style/no-incoming-link': {
      message: 'No other guide leads to this one.',
      why: 'Readers of the others do not find it.',
      fix: 'Add to a related guide a link of the form “[text of the link]({path})”.',
    },
    'style/no-practical-part': {
      message: 'This guide has nothing that can be used as it is.',
      why: 'Readers come to do something.',
      fix: 'Add a table, a numbered procedure, a list to tick or a box “> **Exemple rempli**”.',
    },
    'style/short-guide': {
      message: 'This guide has {value} words; it should have at least {limit}.',
      why: 'It probably leaves a question without an answer.',
      fix: 'Add {difference} useful words: an example, a price, a case in which it fails.',
    },
    'style/similar-guides': {
      message: 'This guide shares {share} % of its sentences with {other}; it should share at most {limit} %.',
      why: 'Readers of both lose time; this is their longest common passage.',
      fix: 'Keep the explanation in one of them; in the other, a sentence and a link.',
    },
    'style/tic': {
      message: '“{tic}” is in this guide {value} times; it should be at most {limit}; this is the first one too many.',
      why: 'Readers of several guides notice it.',
      fix: 'Say it in another way, or do without the word.',
    },
    'spelling/unknown-word': {
      message: '“{word}” is neither in the dictionary nor in the list of words.',
      why: 'A spelling mistake casts doubt on the rest.',
      fix: 'Correct it; if it is a name or a term of the trade, add it on a line of content/lexique.txt.',
    },
    'spelling/repeated-word': {
      message: '“{word}” is written twice in a row.',
      why: 'This is often left over from an edit of the sentence.',
      fix: 'Delete one of the two.',
    },
    'spelling/unused-entry': {
      message: '“{word}” is no longer in any text.',
      why: 'One day it could hide a mistake.',
      fix: 'Delete this line.',
    },
    'spelling/malformed-entry': {
      message: '“{typed}” cannot be a word of the list.',
      why: 'This line has no effect: no text can have this word.',
      fix: 'Write one word per line, in letters, without quotation marks or punctuation; a remark begins with “#”.',
    },
    'text/blank': {
      message: 'This text only contains spaces.',
      why: 'A gap would show on the page.',
      fix: 'Write the text, or delete the line if it is optional.',
    },
    'text/markup': {
      message: '“{typed}” contains formatting marks.',
      why: 'This text has no formatting: visitors would see the marks.',
      fix: 'Write “{suggestion}”.',
    },
    'text/too-long': {
      message: 'With its facts filled in, this text has {length} characters, but at most {limit} fit.',
      why: 'It would overflow.',
      fix: 'Shorten it.',
    },
    'text/wrong-weekday': {
      message: '“{typed}” is a “{right}”.',
      why: 'Readers would come on another day.',
      fix: 'Correct the weekday, or the date.',
    },
    'text/damaged': {
      message: '“{typed}” is a damaged or invisible character.',
      why: 'The visitor would see a strange sign in the middle of a word.',
      fix: 'Type the right character in its place; if there are many, copy the original text again, in UTF-8.',
    },
    'text/decomposed': {
      message: '“{composed}” is written as several characters, a letter and its accent.',
      why: 'Some fonts show the accent separately, and some programs do not recognize the word.',
      fix: 'Type the accented letter in its place: {composed}.',
    },
    'text/filler': {
      message: '“{typed}” is filler text.',
      why: 'No visitor must ever read it.',
      fix: 'Write the real text, or mark the place with "placeholder": true.',
    },
    'markdown/html': {
      message: 'HTML is not accepted in texts.',
      why: 'It would be shown as typed, or not at all.',
      fix: 'Write the same in Markdown.',
    },
    'markdown/too-many-references': {
      message: 'This passage contains too many characters written by their name or number.',
      why: 'The text cannot be read, and the page would stay empty.',
      fix: 'Replace them by the characters themselves (a space, “é”…), or split the passage into paragraphs.',
    },
    'markdown/too-deep': {
      message: 'More than {most} quotes or lists are nested here.',
      why: 'The page could not be created.',
      fix: 'Remove the extra signs “>”, “-” or numbers at the beginning of the line.',
    },
    'markdown/unclosed': {
      message: '“{typed}” is opened here, but never closed.',
      why: 'The rest of the text would be hidden, or shown as code.',
      fix: 'Add “{closing}” where this part ends.',
    },
    'markdown/undefined-footnote': {
      message: 'The footnote “[^{label}]” has no text.',
      why: 'The visitor would see the brackets.',
      fix: 'Add a line “[^{label}]: the text of the note” below, or delete the mark.',
    },
    'markdown/broken-list': {
      message: '“{typed}” will not be an item of a list as it is written.',
      why: 'The visitor would see these signs in the text, and lines run together.',
      fix: 'Write “{suggestion}”, with an ordinary space after the dash or the number.',
    },
    'markdown/broken-table': {
      message: 'This will not be a table: a line of dashes, with as many cells, is missing below its first line.',
      why: 'The visitor would see bars in the text.',
      fix: 'Add “{dashes}” below “{typed}”.',
    },
    'markdown/split-table': {
      message: 'Blank lines split this table.',
      why: 'The visitor would see bars in the text.',
      fix: 'Delete the blank lines between its rows; the second is made of dashes: “{dashes}”.',
    },
    'markdown/tabbed-table': {
      message: 'These lines, with tabs between their cells, will not be a table.',
      why: 'The visitor would see them run on like one sentence.',
      fix: 'Put bars between the cells, and add “{dashes}” below the first line.',
    },
    'markdown/text-in-table': {
      message: '“{typed}” touches the table above.',
      why: 'The visitor would see one more row of the table.',
      fix: 'Leave a blank line between the two.',
    },
    'markdown/extra-cell': {
      message: 'This row of the table has {count} cells, for {columns} columns.',
      why: 'The extra cells would not be shown.',
      fix: 'Remove them, or add a column to the first row and to the line of dashes.',
    },
    'markdown/literal-stars': {
      message: 'These “{typed}” will format nothing.',
      why: 'The visitor would see these signs.',
      fix: 'Close with “{typed}” right after the last word; inside, no space after the first signs nor before the last.',
    },
    'markdown/lone-backtick': {
      message: 'This backtick is never closed.',
      why: 'The visitor would see it in the text.',
      fix: 'Close what is code with a second backtick, or delete it.',
    },
    'markdown/missing-cell': {
      message: 'This row of the table lacks cells: {count} of {columns}.',
      why: 'The visitor would see empty cells, or values below the wrong heading.',
      fix: 'Add the bars of the empty cells, or join what a line break has cut.',
    },
    'markdown/indented-code': {
      message: '“{typed}” will show as code.',
      why: 'Four spaces or a tab at the beginning of a line make it a line of code, which does not wrap.',
      fix: 'Delete these spaces; if it is code, put it between two lines “```”.',
    },
    'markdown/other-dialect': {
      message: '“{typed}” comes from another tool: this site does not support it.',
      why: 'The visitor would see these signs.',
      fix: 'Write the same in plain Markdown, or delete them; to show these signs, put them between backticks.',
    },
    'markdown/renumbered': {
      message: 'The number “{typed}” will show as “{shown}”.',
      why: 'A list counts one by one from its first number.',
      fix: 'Number in sequence; to keep this number, put “\\” before its point, and an empty line before it.',
    },
    'markdown/shallow-indent': {
      message: '“{typed}” will not belong to the item above.',
      why: 'It takes {needed} spaces at the beginning of the line: with fewer, the list breaks or changes its numbers.',
      fix: 'Begin the line with {needed} spaces.',
    },
    'markdown/unused-definition': {
      message: 'The line “[{label}]: …” will not be shown.',
      why: 'Nothing in the text refers to it, or another line above has the same name.',
      fix: 'Add “[{label}]” where it belongs, or delete the line; to show it, put “\\” before it.',
    },
    'markdown/vanishing-sign': {
      message: 'The sign “{typed}” will not be shown: it is a formatting mark here.',
      why: 'The visitor would see a text that is struck out, in italics, in a list or in a quote.',
      fix: 'Write “{suggestion}” to show the sign.',
    },
    'markdown/visible-comment': {
      message: 'Visitors will read this comment.',
      why: 'It is left out of the page only if it is between “<!--” and “-->” and, at the beginning of a line, if nothing follows it.',
      fix: 'Leave the comment alone on its line.',
    },
    'hours/order': {
      message: 'The end does not come after the beginning ({opens}).',
      why: 'Search engines would show “closed”, or ignore these days.',
      fix: 'Correct one of the two; open day and night is written as 00:00 to 23:59.',
    },
    'hours/overlap': {
      message: 'These hours open at {opens} ({days:day}) while those from {from} to {to} have not ended.',
      why: 'Visitors and search engines would not know which to believe.',
      fix: 'Correct a time or a day, or join the two entries.',
    },
    'hours/reversed': {
      message: 'Reversed hours? From {opens} to {closes} on the next day, that is {hours} hours on end.',
      why: 'A closing time before the opening is that of the next day.',
      fix: 'If you open in the morning, write "opens": "{closes}" and "closes": "{opens}".',
    },
    'checks/unknown-code': {
      message: 'No adjustable check is named “{typed}”.',
      why: 'This setting would have no effect.',
      fix: 'The codes are shown next to each finding.',
    },
    'checks/retired-code': {
      message: 'No check is called “{typed}” any more.',
      why: 'This setting has no effect.',
      fix: 'Delete it, or write the present name of the check.',
      kinds: {
        deleted: {
          message: 'The check “{typed}” no longer exists.',
          why: 'This setting has no effect.',
          fix: 'You can delete it.',
        },
        renamed: {
          message: 'The check “{typed}” is now called “{now}”.',
          why: 'This setting has no effect.',
          fix: 'Write “{now}”, or delete it.',
        },
      },
    },
    'checks/no-reason': {
      message: 'This exception does not say why it is accepted.',
      why: 'Later nobody would know whether to keep it.',
      fix: 'Add the reason after the code: <!-- check-off {code}: the reason -->.',
    },
    'checks/useless-silencer': {
      message: 'This exception matches no finding.',
      why: 'One day it would hide a real problem.',
      fix: 'Delete it.',
    },
  },
  patterns: {
    '^[a-z][a-z0-9-]*$': 'lower-case letters without accents, digits and hyphens, beginning with a letter: “my-block”',
    '^/exemples/[a-z0-9]+(?:-[a-z0-9]+)*/$': 'the address of an example, with a slash at its end: “/exemples/macon/”',
    '^[a-z0-9][a-z0-9-]*$': 'the file’s name without folder and “.md”, in lower-case letters, digits and hyphens',
    '^[a-z][a-zA-Z0-9]*$': 'one word without spaces or accents that begins with a lower-case letter: “monthlyPrice”',
    '^\\d{4}-(?:0[1-9]|1[0-2])$': 'a month of the form “2026-11”',
    '^#[0-9a-fA-F]{6}$': 'a colour of the form “#1a2b3c”',
    '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$': 'a time of the form “09:00”',
    '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$':
      'a postal code: “13100” in France, “1000” in Belgium, “H2X 1Y4” in Canada',
    '^[A-Z]{2}$': 'a country code of two capitals: “FR”',
    '^/(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\s"\'\\\\;{}<>|^`$]*$':
      'a path that begins with “/”, without blanks, without “..” and without signs such as “;” or “"”',
    '^(?!.*//)/(?!(?:.*/)?\\.{1,2}(?:/|$))(?!.+/$)[^\\s"\'\\\\;{}<>|^`$?#%*]*$':
      'a path that begins with “/” and does not end in it, without spaces, “//”, “..” or signs such as “;”, “?” or “%”: “/tarifs”',
    '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?$':
      'a host name alone, without “https://” or a path: “www.example.com”',
    '^fr$': '“fr”: typography, dates, numbers and the words of forms are only written in French',
    '-[0-9]+\\.(avif|webp)$': 'a photo resized by “npm run media”, whose name ends with a width: “photo-1200.webp”',
    '^[^?#]*[^/?#]/?$': 'the address of the site alone, without “?…”, “#…” or several “/” at its end',
    '%s': 'a text that contains “%s”, where the page’s title goes',
  },
  contents: {
    archive: 'an archive or a document (ZIP, Word…)',
    avif: 'an AVIF picture',
    bmp: 'a BMP picture',
    film: 'a film',
    gif: 'a GIF picture',
    heic: 'an iPhone photo (HEIC)',
    html: 'a web page (HTML)',
    icon: 'an icon (ICO)',
    jpeg: 'a JPEG picture',
    jxl: 'a JPEG XL picture',
    pdf: 'a PDF document',
    png: 'a PNG picture',
    psd: 'a Photoshop document',
    sound: 'a sound',
    svg: 'an SVG drawing',
    text: 'a text',
    tiff: 'a TIFF picture',
    unknown: 'a damaged file or one of an unknown kind',
    webp: 'a WebP picture',
  },
  remedies: {
    archive: 'Open it, then save the picture alone as JPEG or PNG.',
    avif: 'Rename it so that its name ends in “.avif”, and correct that name wherever it is used.',
    bmp: 'Convert it to JPEG or PNG: changing the end of its name is not enough.',
    film: 'Save one of its pictures as JPEG or PNG.',
    gif: 'Rename it so that its name ends in “.gif”, and correct that name wherever it is used.',
    heic: 'Convert it to JPEG or PNG: changing the end of its name is not enough.',
    html: 'On the page that it comes from, save the picture itself: right click, “Save image as…”.',
    icon: 'Convert it to JPEG or PNG: changing the end of its name is not enough.',
    jpeg: 'Rename it so that its name ends in “.jpg”, and correct that name wherever it is used.',
    jxl: 'Convert it to JPEG or PNG: changing the end of its name is not enough.',
    pdf: 'Open it, then save the picture alone as JPEG or PNG.',
    png: 'Rename it so that its name ends in “.png”, and correct that name wherever it is used.',
    psd: 'Open it, then save the picture alone as JPEG or PNG.',
    sound: 'Upload the picture itself, as JPEG or PNG.',
    svg: 'Rename it so that its name ends in “.svg”, and correct that name wherever it is used.',
    text: 'Upload the picture itself, as JPEG or PNG.',
    tiff: 'Convert it to JPEG or PNG: changing the end of its name is not enough.',
    unknown: 'Take the original picture and save it as JPEG or PNG.',
    webp: 'Rename it so that its name ends in “.webp”, and correct that name wherever it is used.',
  },
  reveals: {
    position: 'where the photo was taken',
    serial: 'the serial number of the camera',
    device: 'with which camera the photo was taken',
  },
  examples: {
    string: '"Our prices"',
    number: '29.5',
    integer: '3',
    boolean: 'true',
    object: '{ }',
    array: '[ ]',
    null: 'null',
    'number,string': '29 or "29 €"',
    'number,null': '29.5',
    'string,null': '"13100"',
    'number,string,null': '29 or "29 €"',
  },
  modes: {
    light: 'light',
    dark: 'dark',
  },
  parts: {
    value: 'value',
    to: 'end',
    unit: 'unit',
  },
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  types: {
    string: 'a text in quotation marks',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'a group between braces { }',
    array: 'a list between brackets [ ]',
    null: 'nothing (null)',
    'number,null': 'a number (null if it is not known)',
    'string,null': 'a text in quotation marks (null if it is not known)',
    'number,string,null': 'a number or a text (null if it is not known)',
  },
  report: {
    severities: { error: 'Error', warning: 'Warning', note: 'Note' },
    counted: { error: ['error', 'errors'], warning: ['warning', 'warnings'], note: ['note', 'notes'] },
    suggestion: 'Perhaps:',
    also: 'Other places: {places}.',
    alsoMore: ' and {count} more',
    nothingFound: 'No problem: the content is ready.',
    summary: ['in 1 file.', 'in {files} files.'],
    more: '  The other “{code}” of this file, in short:',
    release: 'Before going live: “{command}” refuses while anything provisional is left.',
    toAsk: 'To ask the client before going live',
    questions: {
      site: 'Under which name and address (“www. …”) will the site be published, and what is it in one sentence?',
      business: 'What are you called, what are your telephone and mail address, when are you open?',
      address: 'At which address are you found?',
      vat: 'Do your prices include VAT, or are you not subject to it?',
      legal:
        'What are your legal form, your SIREN, RCS or RNE and VAT numbers, your mediator, and who publishes the site?',
      host: 'Who hosts the site: name, address, telephone?',
      facts: 'Which figures do you state, and how do you prove them?',
      plans: 'What do you sell by subscription, at which price, and where is it paid?',
      testimonials: 'Which clients may be quoted, with their written consent?',
      portfolio: 'Which works may be shown?',
      pages: 'What do your pages say: your words, your photos, your prices?',
      texts: 'What do your long texts say?',
      forms: 'What does each form ask, and who reads the messages?',
      mail: 'Which EmailJS account passes messages on?',
      services: 'Which services does the site use, and which data do they receive?',
    },
    fixes: ['No automatic correction to make.', '1 correction made:', '{count} corrections made:'],
    fixed: '{whole:file}:{line}: {before} → {after}',
    unwritten:
      '{whole:file} cannot be written ({problem}): nothing is corrected in it. Make the file and its folder writable, then run this again.',
    changedMeanwhile:
      '{whole:file} has just been saved by another program: nothing is corrected in it. Run this again.',
    released: 'No problem, and nothing provisional is left: the site can go live.',
  },
  structure: {
    refusals: {
      'address-malformed':
        '“{path}” is not an address: an address begins with “/”, then small letters without accents, digits and hyphens, as in /contact-us.',
      'address-redirected': '{path} already redirects to {to}: remove that redirect, or choose another address.',
      'address-reserved': '{path} is reserved for {file}, which the site writes itself: choose another address.',
      'address-taken': '{path} is the address of a page already: choose another one.',
      'chain-of-guides':
        'The chain “{name}” still has its guides, whose addresses name it: it stays as long as it has some.',
      'chain-too-short': 'Without {path}, its chain would only have one guide, and it needs two: add one first.',
      'fact-taken': 'A fact is called “{name}” already: choose another name.',
      'file-taken': 'The file {whole:file} exists already: rename or remove it first.',
      'guide-elsewhere':
        'A guide stays below its hub: {hub}/…, not {path}. To move it to another chain, move its file and its name in “articles”.',
      'home-page': 'The home page keeps its address and cannot be removed.',
      'hub-of-guides': '{path} is the hub of a chain of guides: remove the chain first, or give it another hub.',
      'last-section': '{path} only has this section: remove the page, or add another section first.',
      'link-needed': 'These links to {path} cannot be removed: redirect them, or change them first.',
      'link-of-fact': 'The address of these links to {path} contains a fact: type it in full first.',
      'links-left':
        'These links lead to {path}: choose their new target (--redirect /other), or remove them (--unlink).',
      'name-malformed':
        '“{name}” cannot be a name: small letters without accents, digits and hyphens (a fact: letters and digits; a picture: media/name.webp).',
      'nothing-changes': 'There is nothing to change: the old name and the new one are the same.',
      'page-parameters': '{path} has a part that varies: change it by hand, with “example”.',
      'picture-ending': '{whole:file} must keep its ending: {whole:to} would mean another kind of file.',
      'picture-used': '{whole:file} is still shown here: choose another picture first.',
      'redirect-needed':
        '{path} may have been published: redirect its visitors (--redirect /other), or do not (--no-redirect).',
      'section-taken': 'A section of {path} is called “{name}” already: choose another name.',
      'target-unknown': '{path} is not another page of the site: choose a page that exists.',
      'unknown-fact': 'There is no fact “{name}”.',
      'unknown-page': 'There is no page {path}.',
      'unknown-picture': 'There is no picture {whole:file} in content/.',
      'unknown-section': '{path} has no section “{name}”.',
      'unknown-value': 'There is no “{name}” in the manifest.',
      unreadable: '{whole:file} cannot be read: correct it first (the check shows where).',
      'use-needed': '“{name}” is required here: name something else instead, or first remove what requires it.',
      'value-needed': '“{name}” is required: change it instead of removing it.',
      'value-used':
        '“{name}” is still named here: say what to name instead (--redirect other.name), or remove it from there (--unlink).',
    },
    edited: '{whole:file}: {count} change(s)',
    moved: '{whole:file} → {whole:to}',
    movedAndEdited: '{whole:file} → {whole:to}, {count} change(s)',
    removed: '{whole:file}: removed',
    opens: 'To check next:',
    breaks: 'Nothing is written: it would add errors.',
    planned: 'Nothing is written (--dry-run). It would change:',
    done: 'Changed:',
    unreadable: 'Nothing is written: first correct the errors that prevent the site from being read.',
    unwritten:
      '{whole:file} cannot be written ({problem}): nothing is changed. Make the file and its folder writable, then run again.',
    changedMeanwhile: '{whole:file} was just saved by another program, or is not UTF-8: nothing is changed. Run again.',
    left: '{whole:file} could not be restored: the next save will complete this change.',
    unfinished:
      'An interrupted change cannot be completed: {whole:file} has been saved since. Compare it with what {whole:folder} keeps, then remove that folder.',
  },
};
