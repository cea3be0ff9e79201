import { defineTexts } from '@afterbell/core/web';

export const { useTexts: usePhotoTexts } = defineTexts('person-photo', {
  title: 'Photo of {{name}}',
  add: 'Add a photo of {{name}}',
  change: 'Change the photo of {{name}}',
  look: 'Look at the photo of {{name}}',
  none: 'There is no photo yet. It is shown beside the name in lists, on rosters and on badges.',
  choose: 'Choose a picture',
  camera: { open: 'Use the camera', take: 'Take the picture', other: 'Other camera', view: 'What the camera sees', denied: 'The browser does not let this page use the camera', none: 'There is no camera', failed: 'The camera cannot be used now', instead: 'Allow it in the browser’s settings for this site, or choose a picture.' },
  crop: { frame: 'Part of the picture that is kept. Arrow keys move it, plus and minus magnify.', alt: 'The picture', zoom: 'Magnify', hint: 'Drag the picture, or use the arrow keys. The circle is what lists show.' },
  another: 'Another picture',
  save: 'Save photo',
  remove: 'Remove photo',
  saved: 'Photo of {{name}} saved',
  removed: 'Photo of {{name}} removed',
  undo: 'Undo',
  undone: 'Photo of {{name}} is as it was',
  unreadable: '“{{name}}” cannot be read as a picture. Save it as JPEG or PNG and choose that.',
  stale: 'Somebody has changed the photo meanwhile. This is what there is now; save again to put yours in its place.',
  changedSince: 'The photo was changed since: it stays as it is',
  withheld: 'Photo not shown elsewhere',
  withheldWhy: 'The form says that there is no permission to show photos. This record shows it; lists, attendance, sign-in sheets and badges do not.',
});
