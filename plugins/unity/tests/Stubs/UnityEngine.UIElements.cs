#nullable enable
// Namespace UnityEngine.UIElements as the plugin uses it. Each type names the page that its members follow. Unlike the other stubs
// these keep what they are given, so that the tests run the code of the window: elements, values, clicks, focus. They draw nothing.
using System;
using System.Collections.Generic;
using System.Linq;

namespace UnityEngine.UIElements
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.EventBase.html</summary>
    public abstract partial class EventBase
    {
        public void StopPropagation() { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.EventCallback_1.html</summary>
    public delegate void EventCallback<in TEventType>(TEventType evt);

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.ChangeEvent_1.html</summary>
    public partial class ChangeEvent<T> : EventBase
    {
        public T previousValue { get; set; } = default!;

        public T newValue { get; set; } = default!;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.DragUpdatedEvent.html</summary>
    public partial class DragUpdatedEvent : EventBase { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.DragPerformEvent.html</summary>
    public partial class DragPerformEvent : EventBase { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.FocusOutEvent.html</summary>
    public partial class FocusOutEvent : EventBase { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.DetachFromPanelEvent.html</summary>
    public partial class DetachFromPanelEvent : EventBase { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.DisplayStyle.html</summary>
    public enum DisplayStyle
    {
        Flex,
        None,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.StyleEnum_1.html</summary>
    public partial struct StyleEnum<T>
        where T : struct
    {
        public T value { get; set; }

        public static implicit operator StyleEnum<T>(T v)
        {
            return new StyleEnum<T> { value = v };
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.StyleFloat.html</summary>
    public partial struct StyleFloat
    {
        public float value { get; set; }

        public static implicit operator StyleFloat(float v)
        {
            return new StyleFloat { value = v };
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.IStyle.html</summary>
    public partial interface IStyle
    {
        StyleEnum<DisplayStyle> display { get; set; }

        StyleFloat opacity { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.StyleSheet.html</summary>
    public partial class StyleSheet : Object { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.VisualElementStyleSheetSet.html</summary>
    public partial struct VisualElementStyleSheetSet
    {
        public void Add(StyleSheet styleSheet) { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.PickingMode.html</summary>
    public enum PickingMode
    {
        Position,
        Ignore,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.Focusable.html</summary>
    public abstract partial class Focusable
    {
        public bool focusable { get; set; }

        public abstract void Focus();
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.FocusController.html</summary>
    public partial class FocusController
    {
        public Focusable? focusedElement { get; internal set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.IPanel.html</summary>
    public partial interface IPanel
    {
        FocusController focusController { get; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.IVisualElementScheduledItem.html</summary>
    public partial interface IVisualElementScheduledItem { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.IVisualElementScheduler.html</summary>
    public partial interface IVisualElementScheduler
    {
        IVisualElementScheduledItem? Execute(Action updateEvent);
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.VisualElement.html</summary>
    public partial class VisualElement : Focusable
    {
        private readonly List<VisualElement> _children = new List<VisualElement>();
        private readonly List<(Type Type, Action<EventBase> Callback)> _callbacks = new List<(Type, Action<EventBase>)>();
        private readonly HashSet<string> _classes = new HashSet<string>();
        private IPanel? _panel;

        public string name { get; set; } = "";

        public string tooltip { get; set; } = "";

        public PickingMode pickingMode { get; set; }

        public bool enabledSelf { get; private set; } = true;

        public VisualElement? parent { get; private set; }

        public IStyle style { get; } = new KeptStyle();

        public IVisualElementScheduler schedule { get; } = new AtOnce();

        public VisualElementStyleSheetSet styleSheets { get; }

        public int childCount
        {
            get { return contentContainer._children.Count; }
        }

        public IPanel? panel
        {
            get { return _panel ?? parent?.panel; }
        }

        public virtual VisualElement contentContainer
        {
            get { return this; }
        }

        public void Add(VisualElement child)
        {
            Insert(childCount, child);
        }

        public void Insert(int index, VisualElement element)
        {
            element.RemoveFromHierarchy();
            element.parent = contentContainer;
            contentContainer._children.Insert(index, element);
        }

        public void Remove(VisualElement element)
        {
            contentContainer._children.Remove(element);
            element.parent = null;
            if (panel?.focusController.focusedElement is VisualElement focused && element.Contains(focused))
                panel.focusController.focusedElement = null;
        }

        public void RemoveFromHierarchy()
        {
            parent?.Remove(this);
        }

        public void Clear()
        {
            foreach (var child in Children().ToList())
                Remove(child);
        }

        public IEnumerable<VisualElement> Children()
        {
            return contentContainer._children;
        }

        public int IndexOf(VisualElement element)
        {
            return contentContainer._children.IndexOf(element);
        }

        public bool Contains(VisualElement child)
        {
            for (VisualElement? each = child; each != null; each = each.parent)
            {
                if (each == this)
                    return true;
            }
            return false;
        }

        public void SetEnabled(bool value)
        {
            enabledSelf = value;
        }

        public void AddToClassList(string className)
        {
            _classes.Add(className);
        }

        public void EnableInClassList(string className, bool enable)
        {
            if (enable)
                _classes.Add(className);
            else
                _classes.Remove(className);
        }

        public bool ClassListContains(string cls)
        {
            return _classes.Contains(cls);
        }

        /// <summary>Not Unity's: all classes.</summary>
        public IEnumerable<string> Classes
        {
            get { return _classes; }
        }

        public override void Focus()
        {
            var controller = panel?.focusController;
            if (controller == null || controller.focusedElement == this)
                return;
            var before = controller.focusedElement as VisualElement;
            controller.focusedElement = this;
            before?.OnFocusOut();
        }

        public void RegisterCallback<TEventType>(EventCallback<TEventType> callback)
            where TEventType : EventBase, new()
        {
            _callbacks.Add((typeof(TEventType), evt => callback((TEventType)evt)));
        }

        /// <summary>Not Unity's: what a panel does with an event.</summary>
        public void Receive(EventBase evt)
        {
            foreach (var (type, callback) in _callbacks.ToList())
            {
                if (type.IsInstanceOfType(evt))
                    callback(evt);
            }
        }

        /// <summary>Not Unity's: makes this the root of a panel.</summary>
        public void BecomeRoot()
        {
            _panel = new KeptPanel();
        }

        /// <summary>Not Unity's: a field takes what was typed.</summary>
        protected virtual void OnFocusOut()
        {
            Receive(new FocusOutEvent());
        }

        private sealed class KeptStyle : IStyle
        {
            public StyleEnum<DisplayStyle> display { get; set; }

            public StyleFloat opacity { get; set; } = 1;
        }

        private sealed class AtOnce : IVisualElementScheduler
        {
            public IVisualElementScheduledItem? Execute(Action updateEvent)
            {
                updateEvent();
                return null;
            }
        }

        private sealed class KeptPanel : IPanel
        {
            public FocusController focusController { get; } = new FocusController();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.UQueryExtensions.html</summary>
    public static partial class UQueryExtensions
    {
        public static T? Q<T>(this VisualElement e, string? name = null, string? className = null)
            where T : VisualElement
        {
            return All(e).OfType<T>().FirstOrDefault(each => (name == null || each.name == name) && (className == null || each.ClassListContains(className)));
        }

        /// <summary>Not Unity's: an element and all below it, in the order of drawing.</summary>
        public static IEnumerable<VisualElement> All(VisualElement e)
        {
            yield return e;
            foreach (var child in e.Children())
            {
                foreach (var each in All(child))
                    yield return each;
            }
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.TextElement.html</summary>
    public partial class TextElement : VisualElement
    {
        public string text { get; set; } = "";
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.Label.html</summary>
    public partial class Label : TextElement
    {
        public Label()
            : this("") { }

        public Label(string text)
        {
            this.text = text;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.Button.html</summary>
    public partial class Button : TextElement
    {
        public Button(Action clickEvent)
        {
            clicked += clickEvent;
            focusable = true;
        }

        public event Action? clicked;

        /// <summary>Not Unity's: a click, which takes the focus, or Enter on the focused button.</summary>
        public void Click()
        {
            Focus();
            if (enabledSelf)
                clicked?.Invoke();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.Image.html</summary>
    public partial class Image : VisualElement
    {
        public Texture? image { get; set; }

        public ScaleMode scaleMode { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.ScrollView.html</summary>
    public partial class ScrollView : VisualElement
    {
        public ScrollView(ScrollViewMode scrollViewMode) { }

        public void ScrollTo(VisualElement child) { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.ScrollViewMode.html</summary>
    public enum ScrollViewMode
    {
        Vertical,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.ProgressBar.html</summary>
    public partial class ProgressBar : VisualElement
    {
        public float lowValue { get; set; }

        public float highValue { get; set; }

        public float value { get; set; }

        public string title { get; set; } = "";
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.HelpBoxMessageType.html</summary>
    public enum HelpBoxMessageType
    {
        None,
        Info,
        Warning,
        Error,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.HelpBox.html</summary>
    public partial class HelpBox : VisualElement
    {
        public HelpBox(string text, HelpBoxMessageType messageType)
        {
            this.text = text;
            this.messageType = messageType;
        }

        public string text { get; set; }

        public HelpBoxMessageType messageType { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.INotifyValueChanged_1.html</summary>
    public partial interface INotifyValueChanged<T>
    {
        T value { get; set; }

        void SetValueWithoutNotify(T newValue);
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.INotifyValueChangedExtensions.html</summary>
    public static partial class INotifyValueChangedExtensions
    {
        public static bool RegisterValueChangedCallback<T>(this INotifyValueChanged<T> control, EventCallback<ChangeEvent<T>> callback)
        {
            ((VisualElement)control).RegisterCallback(callback);
            return true;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.Foldout.html</summary>
    public partial class Foldout : VisualElement, INotifyValueChanged<bool>
    {
        public string text { get; set; } = "";

        private bool _value = true;

        public bool value
        {
            get { return _value; }
            set
            {
                if (_value == value)
                    return;
                _value = value;
                Receive(new ChangeEvent<bool> { previousValue = !value, newValue = value });
            }
        }

        public void SetValueWithoutNotify(bool newValue)
        {
            _value = newValue;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.BaseField_1.html</summary>
    public abstract partial class BaseField<TValueType> : VisualElement, INotifyValueChanged<TValueType>
    {
        private TValueType _value;

        protected BaseField(string label, TValueType value)
        {
            this.label = label;
            _value = value;
            focusable = true;
        }

        public string label { get; set; }

        public TValueType value
        {
            get { return _value; }
            set
            {
                if (Equals(_value, value))
                    return;
                var before = _value;
                SetValueWithoutNotify(value);
                Receive(new ChangeEvent<TValueType> { previousValue = before, newValue = value });
            }
        }

        public virtual void SetValueWithoutNotify(TValueType newValue)
        {
            _value = newValue;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.TextInputBaseField_1.html</summary>
    public abstract partial class TextInputBaseField<TValueType> : BaseField<TValueType>
    {
        private TValueType _typed = default!;
        private bool _isTyped;

        protected TextInputBaseField(string label, TValueType value)
            : base(label, value) { }

        public bool isDelayed { get; set; }

        public bool isReadOnly { get; set; }

        public bool isPasswordField { get; set; }

        public int maxLength { get; set; } = -1;

        /// <summary>Not Unity's: types into the field; a delayed one takes it when the focus leaves it.</summary>
        public void Type(TValueType typed)
        {
            Focus();
            (_typed, _isTyped) = (typed, true);
            if (!isDelayed)
                Take();
        }

        protected override void OnFocusOut()
        {
            Take();
            base.OnFocusOut();
        }

        private void Take()
        {
            if (!_isTyped)
                return;
            _isTyped = false;
            value = _typed;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.TextField.html</summary>
    public partial class TextField : TextInputBaseField<string>
    {
        public TextField(string label)
            : base(label, "") { }

        public bool multiline { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.Toggle.html</summary>
    public partial class Toggle : BaseField<bool>
    {
        public Toggle(string label)
            : base(label, false) { }

        public string text { get; set; } = "";
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/UIElements.DropdownField.html</summary>
    public partial class DropdownField : BaseField<string>
    {
        public DropdownField(string label, List<string> choices, int defaultIndex)
            : base(label, defaultIndex >= 0 ? choices[defaultIndex] : "")
        {
            this.choices = choices;
        }

        public List<string> choices { get; set; }

        public int index
        {
            get { return choices.IndexOf(value); }
            set { this.value = choices[value]; }
        }
    }
}
