export { FormsModule } from './forms.module';
export { CustomListService } from './lists/custom-list.service';
export { CustomValue } from './types/form.types';
